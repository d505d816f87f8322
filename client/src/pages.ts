/** The pages, each loaded when it is opened, and what is fetched ahead of them. */
import type { Component } from "svelte";
import { hasBoard, loadBoard } from "./games";
import * as api from "./lib/api/http";
import { person } from "./lib/api/person.svelte";
import { texts } from "./lib/texts/texts.svelte";
import type { Route } from "./router.svelte";

type Page = Component<{ argument: string }>;
const pages: Record<Route["page"], () => Promise<{ default: Page }>> = {
  lobby: () => import("./pages/Lobby.svelte"),
  table: () => import("./pages/TablePage.svelte"),
  replay: () => import("./pages/ReplayPage.svelte"),
  new: () => import("./pages/NewTablePage.svelte"),
  link: () => import("./pages/LinkPage.svelte"),
  person: () => import("./pages/PersonPage.svelte"),
  learn: () => import("./pages/LearnPage.svelte"),
  puzzles: () => import("./puzzles/PuzzlesPage.svelte"),
  whatif: () => import("./whatif/WhatIfPage.svelte"),
  games: () => import("./pages/GamesPage.svelte"),
  account: () => import("./pages/AccountPage.svelte"),
  mail: () => import("./pages/MailPage.svelte"),
  settings: () => import("./pages/SettingsPage.svelte"),
  about: () => import("./pages/About.svelte"),
  missing: () => import("./pages/Missing.svelte"),
};

export function loadPage(page: Route["page"]): Promise<{ default: Page }> {
  return pages[page]();
}

/** Fetches what the first page needs while its texts are on their way: on a slow line nothing waits
 *  for its turn. What fails here is asked for again, and told, by the page itself. */
export function fetchAhead(route: Route): void {
  const nothing = (): undefined => undefined;
  if (route.page === "table") fetchTable(route.id).catch(nothing);
  loadPage(route.page).catch(nothing);
}

async function fetchTable(id: string): Promise<void> {
  const me = person.load();
  // Whose table it is does not matter for what its game needs; who has no cookie yet asks again.
  const { game } = await api.table(id).catch(async () => {
    await me;
    return api.table(id);
  });
  await Promise.all([hasBoard(game) ? loadBoard(game) : null, texts.load(game)]);
}
