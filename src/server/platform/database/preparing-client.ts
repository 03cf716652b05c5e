import { LRUCache } from "lru-cache";
import { type NamedStatement, QueryWithOthers } from "./query-with-others.ts";
import { ResilientClient } from "./resilient-client.ts";
import { StatementEnd } from "./statement-end.ts";

/** How many statements stay prepared in one connection. */
const MAX_PREPARED = 500;

/** A field of `pg`'s connection that its types leave out: the prepared statements by name. */
type Prepared = { parsedStatements: Record<string, string> };

/** What a statement answers that is still to be sent. */
const NOT_SENT_YET = { command: "", rowCount: null, rows: [] };

const BEGIN = "begin";
const ahead = new Set<string>([BEGIN]);

/**
 * Says that nobody needs the answer of a statement before the next one of its transaction, if only it went well. So it is
 * sent together with that one, which fails with its error.
 */
export const sendWithNext = (sql: string): void => void ahead.add(sql);

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
  #held: NamedStatement[] = [];
  readonly #names = new LRUCache<string, string>({
    max: MAX_PREPARED,
    dispose: (name, _sql, reason) => {
      if (reason === "evict") this.#deallocate(name);
    },
  });

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(...given: any[]): any {
    const [text, values] = given;
    const call = super.query.bind(this) as (...parts: unknown[]) => unknown;
    if (typeof text !== "string" || !Array.isArray(values)) return call(...given);
    const statement = { name: this.#nameOf(text), text, values };
    if (this.#mayWait(statement)) {
      this.#held.push(statement);
      return Promise.resolve(NOT_SENT_YET);
    }
    const held = this.#held.splice(0);
    // What was not sent need not be taken back.
    if (text === "rollback" && held[0]?.text === BEGIN)
      return Promise.resolve({ ...NOT_SENT_YET, command: "ROLLBACK" });
    if (held.length === 0 || text === "rollback") return call(statement, ...given.slice(2));
    return new Promise((resolve, reject) => {
      call(new QueryWithOthers(statement, held, (error, result) => (error ? reject(error) : resolve(result))));
    });
  }

  /** Whether a statement is sent with the next one. The first time it is sent alone, to be prepared. */
  #mayWait({ name, text }: NamedStatement): boolean {
    if (text === BEGIN) this.#isInTransaction = true;
    else if (text === "commit" || text === "rollback") this.#isInTransaction = false;
    const { parsedStatements } = this.connection as unknown as Prepared;
    return this.#isInTransaction && ahead.has(text) && Object.hasOwn(parsedStatements, name);
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
    super.query(new StatementEnd(name));
  }
}
