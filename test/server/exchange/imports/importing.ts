import { beforeEach, expect } from "vitest";
import type { Import } from "../../../../src/contract/exchange/imports.ts";
import { deriveStatuses } from "../../../../src/server/animals/stays/stay.status.ts";
import { today } from "../../../../src/server/base/clock.ts";
import { workOnImport } from "../../../../src/server/exchange/imports/work/run-import.ts";
import { formOf } from "../../platform/attachments/files.ts";
import { startApp, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin, type Person } from "../../support/people.ts";

/** A table as text. */
export const csv = (...lines: string[]): string => `${lines.join("\r\n")}\r\n`;

/** Bringing in files as an admin does, with the work done at once. */
export function importing(shelter: TestApp, client: Client) {
  const send = (bytes: Uint8Array | string, name = "animals.csv") =>
    client.post("/api/imports", formOf(bytes, name, {}));

  async function add(bytes: Uint8Array | string, name?: string): Promise<Import> {
    const answer = await send(bytes, name);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  /** How many animals have another status than their stays give. */
  async function statusesToChange(): Promise<number> {
    const animals = await shelter.db.selectFrom("animals").select("id").execute();
    return deriveStatuses(
      shelter.db,
      animals.map(({ id }) => id),
      today(shelter.clock),
    );
  }

  /** Does something with an import and the work that follows. */
  async function act(id: number, action: "check" | "run" | "undo" | "pause" | "cancel"): Promise<Import> {
    const answer = await client.post(`/api/imports/${id}/${action}`);
    expect(answer.statusCode, answer.body).toBe(200);
    await workOnImport(shelter.deps, id);
    expect(await statusesToChange(), "every animal has the status that its stays give").toBe(0);
    return (await client.get(`/api/imports/${id}`)).json();
  }

  /** Adds a file, checks it and brings it in. */
  async function bringIn(bytes: Uint8Array | string, name?: string): Promise<Import> {
    const { id } = await add(bytes, name);
    const checked = await act(id, "check");
    const done = await act(id, "run");
    const { animals: _animals, ...counts } = done.counts;
    expect(checked.counts, "a check decides as the run does").toMatchObject({ ...counts, photos: 0, photosRefused: 0 });
    return done;
  }

  /** What there is to say about rows, as "3 error: There is no such day."; once, also where several cells have it. */
  async function said(id: number, state?: string): Promise<string[]> {
    const answer = await client.get(`/api/imports/${id}/rows?pageSize=200${state ? `&state=${state}` : ""}`);
    const { items } = answer.json() as { items: { row: number; state: string; problems: { text: string }[] }[] };
    return items.flatMap(({ row, state, problems }) =>
      [...new Set(problems.map(({ text }) => text))].map((text) => `${row} ${state}: ${text}`),
    );
  }

  /** The stays that are there, as "Rosie stray 2018-01-10 adoption 2018-01-24", in order. */
  async function stays(): Promise<string[]> {
    const rows = await shelter.db
      .selectFrom("stays as s")
      .innerJoin("animals as a", "a.id", "s.animal_id")
      .select(["a.name", "s.intake_type", "s.intake_on", "s.outcome_type", "s.outcome_on"])
      .orderBy("a.name")
      .orderBy("s.intake_on")
      .orderBy("s.outcome_on")
      .execute();
    return rows.map((row) => Object.values(row).filter(Boolean).join(" "));
  }

  return { send, add, act, bringIn, said, stays };
}

/** The same in an application of its own for each test of a file, with that application and its admin. */
export function importingForEach() {
  const work = {} as ReturnType<typeof importing> & { shelter: TestApp; admin: Person };
  beforeEach(async () => {
    const shelter = await startApp();
    const admin = await anAdmin(shelter);
    Object.assign(work, importing(shelter, admin.client), { shelter, admin });
    return () => shelter.close();
  });
  return work;
}
