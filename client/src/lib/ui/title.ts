/** The tab's title: a mark in front when somebody waits for me. */
export function markTitle(title: string, waiting: number | boolean): void {
  const mark =
    typeof waiting === "number" ? (waiting > 0 ? `(${waiting}) ` : "") : waiting ? "● " : "";
  document.title = `${mark}${title} · Iteru`;
}
