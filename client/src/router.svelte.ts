/** The addresses of the pages, kept by the history API. */

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "replay"; readonly id: string } // "" for a record that is uploaded there
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "puzzles"; readonly id: string } // "" for all of them
  | { readonly page: "whatif"; readonly id: string } // a branch off a game
  | { readonly page: "new"; readonly game: string } // "" for any
  | { readonly page: "link"; readonly id: string } // the code of a short link
  | { readonly page: "games"; readonly game: string; readonly part: Part; readonly piece: string }
  | { readonly page: "person"; readonly id: string } // the account's name, or "me"
  | { readonly page: "account" }
  | { readonly page: "mail"; readonly id: string } // what a link in a mail is about
  | { readonly page: "settings" }
  | { readonly page: "about" }
  | { readonly page: "missing" };

/** What can be read about a game without a table. */
export type Part = "rules" | "pieces";

function gamesRoute(game = "", part = "rules", piece = "", ...rest: string[]): Route {
  const isRules = part === "rules" && !piece;
  if (rest.length > 0 || (!isRules && part !== "pieces")) return { page: "missing" };
  return { page: "games", game, part: isRules ? "rules" : "pieces", piece };
}

export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === "games") return gamesRoute(second || undefined, ...rest);
  if (rest.length > 0) return { page: "missing" };
  if (first === "") return { page: "lobby" };
  if (first === "about" && !second) return { page: "about" };
  if (first === "account" && !second) return { page: "account" };
  if (first === "mail" && second) return { page: "mail", id: second };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "new") return { page: "new", game: second };
  if (first === "t" && second) return { page: "link", id: second };
  if (first === "people" && second) return { page: "person", id: second };
  if (first === "puzzles") return { page: "puzzles", id: second };
  if (first === "whatif" && second) return { page: "whatif", id: second };
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

  /** The same page has a better address. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = routeOf(location.pathname);
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
