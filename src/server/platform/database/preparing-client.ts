import { LRUCache } from "lru-cache";
import { type Answered, type NamedStatement, Packet, PreparedQuery, type RowShapes } from "./prepared-query.ts";
import { ResilientClient } from "./resilient-client.ts";
import { StatementEnd } from "./statement-end.ts";

/** How many statements stay prepared in one connection. */
const MAX_PREPARED = 500;

/** A field of `pg`'s connection that its types leave out: the prepared statements by name. */
type Prepared = { parsedStatements: Record<string, string> };

/** What a statement answers that is still to be sent. */
const NOT_SENT_YET = { command: "", rowCount: null, rows: [] };
const unheard: Answered = () => {};

const BEGIN = "begin";
/**
 * Whether somebody waits for the rows of a statement that is sent with the next one of its transaction.
 * - `unread`: nobody does, if only it goes well; an error is that of the next one.
 * - `read`: whoever began the next one without waiting for it, as for what is read just before a commit.
 */
export type SentWithNext = "unread" | "read";
const ahead = new Map<string, SentWithNext>([[BEGIN, "unread"]]);

/** Says that a statement is sent together with the next one of its transaction. */
export const sendWithNext = (sql: string, how: SentWithNext): void => void ahead.set(sql, how);

/** A statement that is not sent yet. */
type Held = { statement: NamedStatement; answered?: Answered };

/**
 * A connection that prepares each statement once, and then sends only its name and values. When there are too many, the
 * least recently used statement is removed. A name is never used twice, so it always means the same SQL.
 *
 * In a transaction it sends some statements together with the next one ({@link sendWithNext}): sending one costs as much as
 * its work (docs/decisions/0075).
 */
export class PreparingClient extends ResilientClient {
  #lastNumber = 0;
  #isInTransaction = false;
  #held: Held[] = [];
  readonly #shapes: RowShapes = new Map();
  readonly #names = new LRUCache<string, string>({
    max: MAX_PREPARED,
    dispose: (name, _sql, reason) => {
      if (reason === "evict") this.#deallocate(name);
    },
  });

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(...given: any[]): any {
    const [text, values, callback] = given;
    if (typeof text !== "string" || !Array.isArray(values))
      return (super.query as (...parts: unknown[]) => unknown).apply(this, given);
    const statement = { name: this.#nameOf(text), text, values };
    const how = this.#mayWait(statement);
    if (how === "unread") {
      this.#held.push({ statement });
      return Promise.resolve(NOT_SENT_YET);
    }
    const send = (answered: Answered) =>
      how === "read" ? this.#holdRead({ statement, answered }) : this.#send(statement, answered);
    if (callback) return send(callback);
    return new Promise((resolve, reject) => {
      send((error, result) => (error ? reject(error) : resolve(result)));
    }).catch((error) => {
      // As `pg` does: the stack leads to whoever asked, and not to the socket.
      Error.captureStackTrace(error);
      throw error;
    });
  }

  /** Sends a statement, and before it in the same packet what is held. */
  #send(statement: NamedStatement, answered: Answered): void {
    const held = this.#held.splice(0);
    if (statement.text === "rollback") {
      for (const { answered: wasTakenBack } of held)
        wasTakenBack?.(new Error("The transaction was rolled back."), null);
      // What was not sent need not be taken back.
      if (held[0]?.statement.text === BEGIN) {
        answered(null, { ...NOT_SENT_YET, command: "ROLLBACK" });
        return;
      }
      held.length = 0;
    }
    const others = held.map((each) => new PreparedQuery(each.statement, this.#shapes, each.answered ?? unheard));
    super.query(
      others.length > 0
        ? new Packet(statement, others, this.#shapes, answered)
        : new PreparedQuery(statement, this.#shapes, answered),
    );
  }

  /** Holds a statement that somebody waits for until the next one comes, which is now or never. */
  #holdRead(held: Held): void {
    this.#held.push(held);
    setImmediate(() => {
      const at = this.#held.indexOf(held);
      if (at < 0) return;
      const later = this.#held.splice(at).slice(1);
      this.#send(held.statement, held.answered ?? unheard);
      this.#held = later;
    });
  }

  /** Whether a statement is sent with the next one. The first time it is sent alone, to be prepared and described. */
  #mayWait({ name, text }: NamedStatement): SentWithNext | undefined {
    if (text === BEGIN) this.#isInTransaction = true;
    else if (text === "commit" || text === "rollback") this.#isInTransaction = false;
    return this.#isInTransaction && this.#shapes.has(name) ? ahead.get(text) : undefined;
  }

  #nameOf(sql: string): string {
    const known = this.#names.get(sql);
    if (known) return known;
    this.#lastNumber += 1;
    const name = `s${this.#lastNumber}`;
    this.#names.set(sql, name);
    return name;
  }

  /** A statement that PostgreSQL refused was never prepared. */
  #deallocate(name: string): void {
    const { parsedStatements } = this.connection as unknown as Prepared;
    if (!Object.hasOwn(parsedStatements, name)) return;
    delete parsedStatements[name];
    this.#shapes.delete(name);
    super.query(new StatementEnd(name));
  }
}
