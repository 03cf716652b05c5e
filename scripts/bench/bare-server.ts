/**
 * Bare `node:http` and `pg` as they come: the bytes of a page of the product at `/page`, a file from the disk at `/photo`,
 * the statements of one move of an adoption in one transaction at `/move/{adoption}`, and one statement's rows as JSON at
 * each other path. It tells its port to the process that started it, and ends with that process.
 */
import { createReadStream, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import type { RecordedMove, Statement } from "./statements.ts";

/** The options of the bare server: its one argument, as JSON. */
export type BareServerOptions = {
  connection: pg.PoolConfig;
  pageUrl: string;
  photoFile: string;
  lists: Record<string, Statement>;
  move: RecordedMove;
  /** the first adoption that can be moved, and the animals that they are of in turn: their number, and the last, which is the first */
  firstAdoption: number;
  animals: number;
  lastAnimal: number;
};

const options: BareServerOptions = JSON.parse(process.argv[2] ?? "");
const { move, lists } = options;
const pool = new pg.Pool({ ...options.connection, max: 10 });
const page = Buffer.from(await (await fetch(options.pageUrl)).arrayBuffer());
const photoSize = readFileSync(options.photoFile).length;

/** The recorded values, with another adoption and its animal in the place of the recorded ones. */
const valuesFor = (values: readonly unknown[], id: number) =>
  values.map((value) => {
    if (value === move.adoption) return id;
    return value === move.animal ? options.lastAnimal - ((id - options.firstAdoption) % options.animals) : value;
  });

async function moveAdoption(id: number): Promise<{ id: number }> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const [at, { text, values }] of move.statements.entries())
      await client.query({ name: `s${at}`, text, values: valuesFor(values, id) });
    await client.query("commit");
    return { id };
  } finally {
    client.release();
  }
}

async function readList(path: string): Promise<unknown[]> {
  const { text, values } = lists[path] as Statement;
  // Named, so that it is prepared once, as the product's own are.
  return (await pool.query({ name: path, text, values: [...values] })).rows;
}

const headOf = (response: ServerResponse, type: string, length: number) =>
  response.writeHead(200, { "content-type": type, "content-length": length });

const server = createServer(async ({ url = "" }, response) => {
  if (url === "/page") return headOf(response, "text/html; charset=utf-8", page.length).end(page);
  if (url === "/photo") return createReadStream(options.photoFile).pipe(headOf(response, "image/avif", photoSize));
  const found = url.startsWith("/move/") ? await moveAdoption(Number(url.slice(6))) : await readList(url);
  const body = JSON.stringify(found);
  return headOf(response, "application/json", Buffer.byteLength(body)).end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit());
