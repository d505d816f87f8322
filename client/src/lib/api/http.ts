/** The server's HTTP interface. Its addresses stand here and nowhere else. */
import type { Json } from "../table/board";
import type { Language } from "../texts/catalogue";
import type {
  Credentials,
  ErrorMessage,
  GameInfo,
  JoinTable,
  Me,
  NewTable,
  Replay,
  SetReactions,
  TableFromRecord,
  TableInfo,
  TableList,
} from "./messages";

/** What the server refused, with its code; "offline" if there was no answer. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorMessage["code"] | "offline",
    sentence: string,
  ) {
    super(sentence);
  }
}

async function answerOf(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new Refused("offline", String(error));
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const message = (await answer.json()) as Partial<ErrorMessage>;
    if (message.code) return new Refused(message.code, message.sentence ?? "");
  } catch {
    // no JSON: a proxy or a crash answered
  }
  return new Refused("offline", answer.statusText);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answerOf(method, path, body)).json()) as T;
}

const part = encodeURIComponent;

export const me = (): Promise<Me> => json("GET", "/me");
export const rename = (name: string): Promise<Me> => json("PATCH", "/me", { name });
export const register = (asked: Credentials): Promise<Me> => json("POST", "/account", asked);
export const logIn = (asked: Credentials): Promise<Me> => json("POST", "/login", asked);
export const logOut = (): Promise<Me> => json("POST", "/logout");

export const games = (): Promise<GameInfo[]> => json("GET", "/games");
export const components = (game: string): Promise<Json> =>
  json("GET", `/games/${part(game)}/components`);
export async function texts(language: Language, game: string | null): Promise<string> {
  const query = game ? `?game=${part(game)}` : "";
  return (await answerOf("GET", `/texts/${language}${query}`)).text();
}
export async function rules(game: string, language: Language): Promise<string> {
  return (await answerOf("GET", `/games/${part(game)}/rules/${language}`)).text();
}

export const tables = (): Promise<TableList> => json("GET", "/tables");
export const newTable = (asked: NewTable): Promise<TableInfo> => json("POST", "/tables", asked);
export const table = (id: string): Promise<TableInfo> => json("GET", `/tables/${part(id)}`);
export const join = (id: string, asked: JoinTable): Promise<TableInfo> =>
  json("POST", `/tables/${part(id)}/join`, asked);
export const setReactions = (id: string, choice: SetReactions["choice"]): Promise<TableInfo> =>
  json("PUT", `/tables/${part(id)}/reactions`, { choice });
export const leave = (id: string): Promise<TableInfo> => json("POST", `/tables/${part(id)}/leave`);
export const rematch = (id: string): Promise<TableInfo> =>
  json("POST", `/tables/${part(id)}/rematch`);

export const record = (id: string): Promise<Json> => json("GET", `/tables/${part(id)}/record`);
export const replay = (id: string): Promise<Replay> => json("GET", `/tables/${part(id)}/replay`);
export const replayRecord = (record: Json): Promise<Replay> => json("POST", "/replays", { record });
export const tableFromRecord = (asked: TableFromRecord): Promise<TableInfo> =>
  json("POST", "/tables/from-record", asked);

export function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${part(id)}/live`;
}
