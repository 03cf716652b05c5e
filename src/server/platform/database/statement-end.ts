import type pg from "pg";

/** What of `pg`'s connection its types leave out. */
type Sender = { close(what: { type: "S"; name: string }): void; sync(): void };

/**
 * Ends a prepared statement by a message of the protocol: unlike the statement `deallocate` it works in a transaction that was
 * aborted, and a pooler, which has its own names for statements, understands it.
 */
export class StatementEnd implements pg.Submittable {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  submit(connection: pg.Connection): void {
    const sender = connection as unknown as Sender;
    sender.close({ type: "S", name: this.#name });
    sender.sync();
  }

  handleReadyForQuery(): void {}

  /** The connection is broken; the statement is gone with it. */
  handleError(): void {}
}
