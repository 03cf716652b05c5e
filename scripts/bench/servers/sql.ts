/**
 * Bare `node:http` with `pg` as it comes: one statement, its rows as JSON.
 * Arguments: the database as JSON for `pg`, and a statement a path, as JSON.
 */
import pg from "pg";
import type { Statement } from "../list-sql.ts";
import { serveBare } from "./bare-server.ts";

const [where = "", statements = ""] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(where), max: 10 });
const byPath: Record<string, Statement> = JSON.parse(statements);

serveBare(async (request, response) => {
  const statement = byPath[request.url ?? ""];
  if (!statement) return response.writeHead(404).end();
  // Named, so that it is prepared once, as the product's own are.
  const { rows } = await pool.query({ name: request.url, text: statement.text, values: [...statement.values] });
  const body = JSON.stringify(rows);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
});
