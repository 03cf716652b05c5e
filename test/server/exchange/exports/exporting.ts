import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import { makeExport } from "../../../../src/server/exchange/exports/export.job.ts";
import { openZip } from "../../../../src/server/exchange/imports/files/zip.ts";
import type { TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";

/** Taking data along as an admin does, with the work done at once. */
export function exporting(shelter: TestApp, client: Client) {
  /** Asks for an export. @returns its id */
  async function ask(): Promise<number> {
    const answer = await client.post("/api/export");
    expect(answer.statusCode, answer.body).toBe(202);
    return answer.json().id;
  }

  /** Asks for an export and makes it. @returns the file */
  async function take(): Promise<Buffer> {
    const id = await ask();
    await makeExport(shelter.deps, id);
    const answer = await client.get(`/api/export/${id}/file`);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    return answer.rawPayload;
  }
  return { ask, take };
}

/** The files of a zip. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const path = join(tmpdir(), `export-${process.pid}-${Math.random()}.zip`);
  await writeFile(path, bytes);
  const zip = await openZip(path);
  const files = new Map<string, Buffer>();
  for (const { name, read } of zip.entries) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of read()) chunks.push(chunk);
    files.set(name, Buffer.concat(chunks));
  }
  zip.close();
  return files;
}

/** The rows of a table in a zip. */
export const tableOf = (files: Map<string, Buffer>, name: string): Record<string, string>[] =>
  parse(files.get(name) ?? "", { bom: true, columns: true });
