/** The server's HTTP interface. Its addresses stand here and nowhere else. */
import type { Json } from "../table/board";
import type { Language } from "../texts/catalogue";
import type {
  AnalysisAnswer,
  AnalysisRequest,
  BeginTable,
  Block,
  BlockInfo,
  ChangeTable,
  BranchInfo,
  BranchOrigin,
  Bulletin,
  ChatLine,
  Credentials,
  Device,
  ErrorMessage,
  ForgottenPassword,
  GameInfo,
  House,
  JoinTable,
  Me,
  Mute,
  MuteInfo,
  NewPassword,
  NewBranch,
  NewStudy,
  NewTable,
  NewToken,
  Notices,
  PasswordByMail,
  PersonHere,
  Profile,
  RatingChange,
  ReadingAnswer,
  PuzzleList,
  PuzzlePosition,
  PuzzleState,
  Recovered,
  RecoveryCode,
  Registration,
  Replay,
  ReplaySteps,
  SeatRequest,
  SessionInfo,
  SetAddress,
  SetNotices,
  SetReadiness,
  SetRegard,
  TableFromRecord,
  TableInfo,
  TableList,
  TableSearch,
  TokenRequest,
  Tried,
  TryNotice,
  UpdateMessage,
  WishRequest,
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

/** What is asked for behind an address; what is empty is left out. */
function queryOf(asked: object): string {
  const given = Object.entries(asked).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : "";
}

export const me = (): Promise<Me> => json("GET", "/me");
export const rename = (name: string): Promise<Me> => json("PATCH", "/me", { name });
export const register = (asked: Registration): Promise<Me> => json("POST", "/account", asked);
export const logIn = (asked: Credentials): Promise<Me> => json("POST", "/login", asked);
export const logOut = (): Promise<Me> => json("POST", "/logout");

export const changePassword = (asked: NewPassword): Promise<SessionInfo[]> =>
  json("POST", "/password", asked);
export const forgotPassword = (asked: ForgottenPassword): Promise<null> =>
  json("POST", "/password/forgotten", asked);
export const resetPassword = (asked: PasswordByMail): Promise<null> =>
  json("POST", "/password/reset", asked);
export const MY_DATA = "/api/me/data";
export const erase = (password: string): Promise<Me> => json("POST", "/me/erase", { password });
export const newRecoveryCode = (): Promise<RecoveryCode> => json("POST", "/recovery");
export const recover = (code: string): Promise<Recovered> => json("POST", "/recover", { code });
export const sessions = (): Promise<SessionInfo[]> => json("GET", "/sessions");
export const revoke = (id: string): Promise<SessionInfo[]> =>
  json("DELETE", `/sessions/${part(id)}`);
export const newToken = (asked: TokenRequest): Promise<NewToken> => json("POST", "/tokens", asked);

export const notices = (): Promise<Notices> => json("GET", "/notices");
export const tryNotice = (asked: TryNotice): Promise<Tried> => json("POST", "/notices/try", asked);
export const setNotices = (asked: SetNotices): Promise<Notices> => json("PUT", "/notices", asked);
export const addDevice = (asked: Device): Promise<Notices> => json("PUT", "/notices/device", asked);
export const dropDevice = (): Promise<Notices> => json("DELETE", "/notices/device");
export const setAddress = (asked: SetAddress): Promise<Notices> =>
  json("PUT", "/notices/address", asked);
export const dropAddress = (): Promise<Notices> => json("DELETE", "/notices/address");
export const confirmAddress = (token: string): Promise<null> =>
  json("POST", "/notices/confirm", { token });
export const endMails = (token: string): Promise<null> => json("POST", "/notices/end", { token });
export const readWarning = (): Promise<null> => json("DELETE", "/warning");
export const bulletin = (): Promise<Bulletin> => json("GET", "/bulletin");

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

export const tables = (search: TableSearch = {}): Promise<TableList> =>
  json("GET", `/tables${queryOf(search)}`);
export const last = (id: string): Promise<UpdateMessage> => json("GET", `/tables/${part(id)}/last`);
export const newTable = (asked: NewTable): Promise<TableInfo> => json("POST", "/tables", asked);
export const table = (id: string): Promise<TableInfo> => json("GET", `/tables/${part(id)}`);
export const join = (id: string, asked: JoinTable): Promise<TableInfo> =>
  json("POST", `/tables/${part(id)}/join`, asked);
export const tableOfLink = (code: string): Promise<TableInfo> =>
  json("GET", `/links/${part(code)}`);
export const setSeat = (id: string, seat: number, asked: SeatRequest): Promise<TableInfo> =>
  json("PUT", `/tables/${part(id)}/seats/${seat}`, asked);
export const swapSeats = (id: string, one: number, other: number): Promise<TableInfo> =>
  json("POST", `/tables/${part(id)}/swap`, { one, other });
export const setReadiness = (
  id: string,
  readiness: SetReadiness["readiness"],
): Promise<TableInfo> => json("PUT", `/tables/${part(id)}/readiness`, { readiness });
export const setSeatWish = (id: string, wanted: boolean): Promise<null> =>
  json("PUT", `/tables/${part(id)}/seat-wish`, { wanted });
export const begin = (id: string, level: BeginTable["level"]): Promise<TableInfo> =>
  json("POST", `/tables/${part(id)}/begin`, { level });
export const changeTable = (id: string, asked: ChangeTable): Promise<TableInfo> =>
  json("PUT", `/tables/${part(id)}`, asked);
/** acts: somebody sits before the screen, and not only the page asks. */
export const people = (acts: boolean): Promise<PersonHere[]> =>
  json("GET", acts ? "/people" : "/people?acts=false");
export const profile = (name: string): Promise<Profile> => json("GET", `/people/${part(name)}`);
export const ratingChanges = (id: string): Promise<RatingChange[]> =>
  json("GET", `/tables/${part(id)}/ratings`);
export const setRegard = (name: string, regard: SetRegard["regard"]): Promise<Profile> =>
  json("PUT", `/people/${part(name)}/regard`, { regard });
export const house = (): Promise<House> => json("GET", "/house");
export const setWish = (id: string, wish: WishRequest["wish"]): Promise<TableInfo> =>
  json("PUT", `/tables/${part(id)}/wish`, { wish });
export const comeBack = (id: string): Promise<TableInfo> =>
  json("POST", `/tables/${part(id)}/return`);
export const leave = (id: string): Promise<TableInfo> => json("POST", `/tables/${part(id)}/leave`);
export const mute = (id: string, asked: Mute): Promise<ChatLine[]> =>
  json("POST", `/tables/${part(id)}/mutes`, asked);
export const report = (id: string, line: number): Promise<null> =>
  json("POST", `/tables/${part(id)}/reports`, { line });
export const block = (id: string, asked: Block): Promise<BlockInfo[]> =>
  json("POST", `/tables/${part(id)}/blocks`, asked);
export const blocks = (): Promise<BlockInfo[]> => json("GET", "/blocks");
export const liftBlock = (id: string): Promise<BlockInfo[]> =>
  json("DELETE", `/blocks/${part(id)}`);
export const mutes = (): Promise<MuteInfo[]> => json("GET", "/mutes");
export const liftMute = (id: string): Promise<MuteInfo[]> => json("DELETE", `/mutes/${part(id)}`);
export const rematch = (id: string): Promise<TableInfo> =>
  json("POST", `/tables/${part(id)}/rematch`);

export const record = (id: string): Promise<Json> => json("GET", `/tables/${part(id)}/record`);
export const replay = (id: string): Promise<Replay> => json("GET", `/tables/${part(id)}/replay`);
export const replayRecord = (record: Json): Promise<Replay> => json("POST", "/replays", { record });
/** `count`: at most so many; 0: as many as one answer holds. */
export const replaySteps = (id: string, first: number, count = 0): Promise<ReplaySteps> =>
  json("GET", `/tables/${part(id)}/replay/steps?first=${first}${count ? `&count=${count}` : ""}`);
export const stepsOfRecord = (record: Json, first: number): Promise<ReplaySteps> =>
  json("POST", "/replays/steps", { record, first });
export const analysis = (id: string): Promise<AnalysisAnswer> =>
  json("GET", `/tables/${part(id)}/analysis`);
export const reading = (id: string, move: number): Promise<ReadingAnswer> =>
  json("GET", `/tables/${part(id)}/analysis/${move}`);
export async function beginAnalysis(id: string, depth: AnalysisRequest["depth"]): Promise<void> {
  await answerOf("POST", `/tables/${part(id)}/analysis`, { depth });
}
export async function stopAnalysis(id: string): Promise<void> {
  await answerOf("DELETE", `/tables/${part(id)}/analysis`);
}
export const tableFromRecord = (asked: TableFromRecord): Promise<TableInfo> =>
  json("POST", "/tables/from-record", asked);
/** A finished game from its record, to be analysed: the same record is the same study again. */
export const keepUpload = (record: Json): Promise<TableInfo> =>
  json("POST", "/uploads", { record });
/** Whoever has the address of this study may look at it. */
export async function shareStudy(id: string): Promise<void> {
  await answerOf("POST", `/tables/${part(id)}/share`);
}
export const newStudy = (asked: NewStudy): Promise<TableInfo> => json("POST", "/studies", asked);

export const puzzles = (): Promise<PuzzleList> => json("GET", "/puzzles");
export const puzzlePosition = (id: string): Promise<PuzzlePosition> =>
  json("GET", `/puzzles/${part(id)}`);
export const openPuzzle = (id: string): Promise<PuzzleState> =>
  json("POST", `/puzzles/${part(id)}`);
export const tryPuzzle = (id: string, code: number): Promise<PuzzleState> =>
  json("POST", `/puzzles/${part(id)}/tries`, { code });
export const hintPuzzle = (id: string): Promise<PuzzleState> =>
  json("POST", `/puzzles/${part(id)}/hints`);
export const endPuzzle = (id: string): Promise<PuzzleState> =>
  json("POST", `/puzzles/${part(id)}/end`);

export const newBranch = (asked: NewBranch): Promise<BranchInfo> =>
  json("POST", "/branches", asked);
export const branches = (asked: BranchOrigin): Promise<BranchInfo[]> =>
  json("POST", "/branches/search", asked);
export const branch = (id: string): Promise<BranchInfo> => json("GET", `/branches/${part(id)}`);
export const deleteBranch = (id: string): Promise<BranchInfo[]> =>
  json("DELETE", `/branches/${part(id)}`);

export function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${part(id)}/live`;
}
