/**
 * Bare `node:http` with `pg` as it comes: the statements of one move in one transaction, for the adoption of the address.
 * Arguments: the database as JSON for `pg`, and the move as JSON.
 */
import pg from "pg";
import type { RecordedMove } from "../adoptions.ts";
import { serveBare } from "./bare-server.ts";

const [where = "", recorded = ""] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(where), max: 10 });
const { adoption, animal, animals, statements }: RecordedMove = JSON.parse(recorded);

/** The recorded values, with another adoption and its animal in the place of the recorded ones. */
const valuesFor = (values: readonly unknown[], id: number) =>
  values.map((value) => {
    if (value === adoption) return id;
    if (typeof value === "string") return value.replaceAll("{adoption}", `${id}`);
    return value === animal ? (id % animals) + 1 : value;
  });

serveBare(async (request, response) => {
  const id = Number(request.url?.slice(1));
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const [at, { text, values }] of statements.entries()) {
      await client.query({ name: `s${at}`, text, values: valuesFor(values, id) });
    }
    await client.query("commit");
  } finally {
    client.release();
  }
  const body = JSON.stringify({ id });
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
});
