/** The addresses of the pages, kept by the history API. */

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "replay"; readonly id: string } // "" for a record that is uploaded there
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "about" }
  | { readonly page: "missing" };

export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  if (rest.length > 0) return { page: "missing" };
  if (first === "") return { page: "lobby" };
  if (first === "about" && !second) return { page: "about" };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  return { page: "missing" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** Follows links inside the page without loading it again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
