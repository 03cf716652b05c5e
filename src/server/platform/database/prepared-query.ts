import pg from "pg";

/** A statement that is prepared under a name. */
export type NamedStatement = { name: string; text: string; values: unknown[] };
/** Told how a statement ended. */
export type Answered = (error: Error | null, result: unknown) => void;

/** How a statement's rows are read: fields of `pg`'s result that its types leave out, empty for one without rows. */
type RowShape = { fields?: unknown; _parsers?: unknown; _prebuiltEmptyResultObject?: unknown };
/** The shapes of rows that a connection has been told, by the names of its statements. */
export type RowShapes = Map<string, RowShape>;

/** What of `pg`'s query and connection its types leave out. */
type Sender = { sync(): void; describe(): void };
type Query = pg.Submittable & {
  name: string;
  text: string;
  _result: Required<RowShape>;
  _accumulateRows: boolean;
  prepare(connection: Sender): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
  handleError(error: Error, connection: unknown): void;
  handleReadyForQuery(connection: unknown): void;
};
const PgQuery = pg.Query as unknown as new (text: string, values: unknown[], callback?: Answered) => Query;

const nothing = () => {};
/** Each connection as {@link without} gives it: made once, as it is used in every statement. */
const LESS = { sync: new WeakMap<Sender, Sender>(), describe: new WeakMap<Sender, Sender>() };

/** @returns the connection, but it sends no messages of this kind */
function without(connection: Sender, kind: keyof Sender): Sender {
  const known = LESS[kind].get(connection);
  if (known) return known;
  const less: Sender = Object.assign(Object.create(connection), { [kind]: nothing });
  LESS[kind].set(connection, less);
  return less;
}

/** These answer what another statement does that they name, and so something else each time. */
const ANSWERS_ANOTHER = /^\s*(fetch|execute)\b/i;

/**
 * A statement that asks what its rows look like at its first run alone. Later ones have the same: PostgreSQL refuses a
 * prepared statement whose rows would change.
 */
export class PreparedQuery extends PgQuery {
  readonly #shapes: RowShapes;

  /** @param shapes of the connection that it is sent in */
  constructor({ name, text, values }: NamedStatement, shapes: RowShapes, callback?: Answered) {
    // Not as one object: `pg` would copy it, field by field.
    super(text, values, callback);
    this.name = name;
    this.#shapes = shapes;
  }

  override prepare(connection: Sender): void {
    const shape = this.#shapes.get(this.name);
    if (shape) {
      Object.assign(this._result, shape);
      this._accumulateRows = true;
    }
    super.prepare(shape ? without(connection, "describe") : connection);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#remember({ fields, _parsers, _prebuiltEmptyResultObject });
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    super.handleCommandComplete(message, connection);
    if (!this.#shapes.has(this.name)) this.#remember({});
  }

  #remember(shape: RowShape): void {
    if (!ANSWERS_ANOTHER.test(this.text)) this.#shapes.set(this.name, shape);
  }
}

/**
 * A statement, and others that are sent before it in the same packet and answered in the same one. PostgreSQL skips what
 * follows one that fails, so its error is that of all.
 */
export class Packet extends PreparedQuery {
  readonly #others: readonly PreparedQuery[];
  #answered = 0;

  /** @param others are prepared in this connection, and have been run there */
  constructor(statement: NamedStatement, others: readonly PreparedQuery[], shapes: RowShapes, callback: Answered) {
    super(statement, shapes, callback);
    this.#others = others;
  }

  override prepare(connection: Sender): void {
    // What follows them is not what would end them as a group of their own.
    const open = without(connection, "sync");
    for (const other of this.#others) other.prepare(open);
    super.prepare(connection);
  }

  override handleDataRow(row: unknown): void {
    const other = this.#others[this.#answered];
    if (other) other.handleDataRow(row);
    else super.handleDataRow(row);
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    const other = this.#others[this.#answered];
    if (other) other.handleCommandComplete(message, connection);
    else super.handleCommandComplete(message, connection);
    this.#answered += 1;
  }

  override handleReadyForQuery(connection: unknown): void {
    for (const other of this.#others) other.handleReadyForQuery(connection);
    super.handleReadyForQuery(connection);
  }

  override handleError(error: Error, connection: unknown): void {
    for (const other of this.#others) other.handleError(error, connection);
    super.handleError(error, connection);
  }
}
