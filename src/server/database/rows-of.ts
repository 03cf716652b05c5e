import type { RawBuilder } from "kysely";
import type { Db } from "./pool.ts";

/** The rows of a statement. */
export const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows;
