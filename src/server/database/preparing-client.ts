import type { QueryConfig, QueryResult } from "pg";
import { ResilientClient } from "./hosts/resilient-client.ts";

/** How many statements a connection keeps prepared; all others are sent whole. */
const MAX_PREPARED = 1_000;

/** The statements for whose answer nobody waits in a transaction. */
const unawaited = new Set<string>();

/** Says that in a transaction nobody waits for the answer of a statement, if only it goes well. */
export const neverAwait = (sql: string): void => void unawaited.add(sql);

const NO_ANSWER = { command: "", rowCount: null, rows: [] };

/** The error of a statement for whose answer nobody has waited. */
type Transaction = { error?: unknown };

/**
 * A connection that prepares each statement once, and then sends only its name and values. It does not wait for the answer
 * of one statement before it sends the next (`pipeline` of `pg`): sending one costs as much as its work
 * (docs/decisions/0075). A `begin` is waited for: what followed one that failed would stand outside of a transaction.
 */
export class PreparingClient extends ResilientClient {
  /** The names of the statements that are prepared, by their SQL. */
  readonly #names = new Map<string, string>();
  #transaction: Transaction | undefined;

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(...given: any[]): any {
    const [text, values, callback] = given;
    const send = super.query as (...parts: unknown[]) => unknown;
    if (typeof text !== "string" || !Array.isArray(values)) return send.apply(this, given);
    const name = this.#nameOf(text);
    const statement: QueryConfig = { text, values, ...(name !== undefined && { name }) };
    if (callback) return send.call(this, statement, callback);
    if (text === "begin") this.#transaction = {};
    const transaction = this.#transaction;
    if (text === "commit" || text === "rollback") this.#transaction = undefined;
    const answer = send.call(this, statement) as Promise<QueryResult>;
    if (!transaction || text === "rollback") return answer;
    if (!unawaited.has(text)) return this.#inOrder(transaction, answer);
    answer.catch((error) => {
      transaction.error ??= error;
    });
    return Promise.resolve(NO_ANSWER);
  }

  #nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size === MAX_PREPARED) return known;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }

  /**
   * The answer of a statement in a transaction. When an earlier statement has failed and nobody waited for its answer, the
   * error of that statement is thrown: it says what is wrong. PostgreSQL rolls such a transaction back at its commit, and a
   * part of it at a savepoint, without an error.
   */
  async #inOrder(transaction: Transaction, answer: Promise<QueryResult>): Promise<QueryResult> {
    const result = await answer.catch((error) => {
      throw transaction.error ?? error;
    });
    if (transaction.error) throw transaction.error;
    return result;
  }
}
