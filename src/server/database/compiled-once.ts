import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./pool.ts";
import { neverAwait } from "./preparing-client.ts";

/** Stands for a value while a statement is built; replaced by the value at each call. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy(
  {},
  {
    get: (_target, name) => new Placeholder(String(name)),
    ownKeys: () => {
      throw new Error("A statement that is built once must read its values one by one, by their names.");
    },
  },
);

/**
 * For statements that run in nearly every request: the SQL is built at the first call, later calls only fill in the values.
 * Building the SQL takes as long as running it.
 * @param build may use the values only as parameters of the statement: the SQL is the same for all values
 * @param awaited "never": in a transaction nobody waits for its answer ({@link neverAwait})
 * @returns runs the statement and returns its rows
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
  awaited?: "never",
): (db: Db, values: Values) => Promise<Row[]> {
  let cached: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    if (!cached) {
      cached = build(db, placeholders as Values).compile();
      if (awaited) neverAwait(cached.sql);
    }
    const compiled: CompiledQuery<Row> = cached;
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
