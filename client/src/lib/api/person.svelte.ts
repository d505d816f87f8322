/** Who I am to the server: a guest with a name, or an account. */
import * as api from "./http";
import type { Me } from "./messages";
import { renewPush } from "../push";
import { attempt } from "./refusals";

class Person {
  me = $state.raw<Me | null>(null);
  private asking: Promise<void> | null = null;

  /** Asks once; a first visit makes a guest. */
  load(): Promise<void> {
    this.asking ??= api.me().then(
      (me) => {
        this.me = me;
      },
      (error: unknown) => {
        this.asking = null;
        throw error;
      },
    );
    return this.asking;
  }

  /** I am somebody else from now on, or have another name. */
  set(me: Me): void {
    this.me = me;
    void attempt(renewPush);
  }
}

export const person = new Person();
