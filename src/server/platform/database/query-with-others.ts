import pg from "pg";

/** A statement that is prepared under a name. */
export type NamedStatement = { name: string; text: string; values: unknown[] };

/** What of `pg`'s query and connection its types leave out. */
type Sender = { sync(): void; describe(): void };
type Sendable = { prepare(connection: Sender): void };
type Handlers = {
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
};
const PgQuery = pg.Query as unknown as new (
  statement: NamedStatement,
  callback?: (error: Error | null, result: unknown) => void,
) => pg.Submittable & Sendable & Handlers;

const nothing = () => {};

/**
 * A statement, and others that are sent before it in the same packet and answered in the same one. PostgreSQL skips what
 * follows one that fails, so its error is that of the whole.
 */
export class QueryWithOthers extends PgQuery {
  readonly #others: readonly NamedStatement[];
  #unanswered: number;

  /** @param others are prepared in this connection; nobody asks for their rows */
  constructor(
    statement: NamedStatement,
    others: readonly NamedStatement[],
    callback: (error: Error | null, result: unknown) => void,
  ) {
    super(statement, callback);
    this.#others = others;
    this.#unanswered = others.length;
  }

  override prepare(connection: Sender): void {
    // They are followed by neither what would describe their rows nor what would end them as a group of their own.
    const silent = Object.assign(Object.create(connection) as Sender, { sync: nothing, describe: nothing });
    for (const other of this.#others) new PgQuery(other).prepare(silent);
    super.prepare(connection);
  }

  override handleDataRow(row: unknown): void {
    if (this.#unanswered === 0) super.handleDataRow(row);
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#unanswered === 0) super.handleCommandComplete(message, connection);
    else this.#unanswered -= 1;
  }
}
