/** The title of the browser tab, with a mark when somebody waits for me. */
export function markTitle(title: string, waiting: number | boolean): void {
  const mark =
    typeof waiting === "number" ? (waiting > 0 ? `(${waiting}) ` : "") : waiting ? "● " : "";
  document.title = `${mark}${title} · Iteru`;
}
