import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./pool.ts";

/** Stands for a value while a statement is built, and is replaced at each call. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy(
  {},
  {
    get: (_none, name) => new Place(String(name)),
    ownKeys: () => {
      throw new Error("The values of a statement that is built once are taken one by one, by their names.");
    },
  },
);

/**
 * A statement that is asked at nearly every request: the query builder writes its text at the first call only, later
 * ones fill in the values. Building it takes as long as PostgreSQL takes to answer.
 * @param build may use the values as values of the statement and for nothing else: its text is the same for all of them
 * @returns asks for the rows
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let kept: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    kept ??= build(db, places as Values).compile();
    const compiled: CompiledQuery<Row> = kept;
    const parameters = compiled.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
