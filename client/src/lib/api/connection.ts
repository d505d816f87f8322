/** The connection to a table: a WebSocket that reconnects by itself. */
import type { FromClient, FromServer } from "./messages";

export type ConnectionState = "connecting" | "open" | "lost";

export interface ConnectionListener {
  received(message: FromServer): void;
  /** `retryAt`: time of the next attempt, in milliseconds since the epoch. */
  changed(state: ConnectionState, retryAt: number): void;
}

const FIRST_WAIT = 500; // milliseconds; doubled with every failure
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
const NO_TABLE = 4404; // close code: connecting again will not help
const SILENCE = 40000; // without even a pong for this long, the connection is dead

export class Connection {
  private socket: WebSocket | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pings: ReturnType<typeof setInterval>;
  private receivedAt = 0;
  private isClosed = false;

  constructor(
    private readonly address: string,
    private readonly listener: ConnectionListener,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.pings = setInterval(() => this.ping(), PING_EVERY);
    this.connect();
  }

  /** False: the connection is down, and nothing was sent. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  retryNow(): void {
    if (this.isClosed || this.socket) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** The line may be dead though it looks open: begins anew. */
  renew(): void {
    const doubtful = this.socket;
    if (this.isClosed || !doubtful) return;
    this.lost();
    doubtful.close();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.pings);
    this.socket?.close();
    this.socket = null;
  }

  private connect(): void {
    if (this.failures === 0) this.listener.changed("connecting", 0); // else it stays lost
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.receivedAt = Date.now();
      this.listener.changed("open", 0);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.receivedAt = Date.now();
      this.listener.received(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.socket !== socket) return;
      if (event.code === NO_TABLE) this.close();
      else this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    if (this.isClosed) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT);
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), wait);
    this.listener.changed("lost", Date.now() + wait);
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.receivedAt > SILENCE) this.renew();
    else this.send({ type: "ping" });
  }
}
