import { sql } from "kysely";
import type { Db } from "../../../src/server/database/pool.ts";
import {
  buildAdoption,
  buildAnimal,
  buildAppointment,
  buildEmployee,
  buildGroup,
  buildJobApplication,
  buildMessage,
  buildNews,
  buildResource,
  buildSubscriber,
  buildUser,
} from "./builders.ts";

/** Where the row of a table is that people have typed. */
export type OwnRows = ReadonlyMap<string, { where: Readonly<Record<string, unknown>> }>;

const NOW = new Date("2026-11-20T10:00:00Z");
const DAY = "2026-11-20";
const CUSTOMER = "00000000-0000-4000-8000-000000000001";

/** Inserts a row. @returns its values, with the id where the table gives one */
async function insert(db: Db, table: string, row: Record<string, unknown>): Promise<Record<string, unknown>> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows } = await sql<Record<string, unknown>>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))}) returning *`.execute(db);
  return rows[0] ?? {};
}

/** Adds a row that people have typed to each table in which somebody is named. A new such table gets its row here. */
export async function addOwnRows(db: Db): Promise<OwnRows> {
  const own = new Map<string, { where: Record<string, unknown> }>();
  const add = async (table: string, row: Record<string, unknown>, key?: string): Promise<number> => {
    const made = await insert(db, table, row);
    own.set(table, { where: key ? { [key]: made[key] } : { id: made.id } });
    return Number(made.id);
  };
  const built = (table: string, id: number): number => {
    own.set(table, { where: { id } });
    return id;
  };
  const employee_id = await buildEmployee(db);
  const user_id = await buildUser(db);
  const { account_id } = await db
    .selectFrom("employees")
    .select("account_id")
    .where("id", "=", employee_id)
    .executeTakeFirstOrThrow();

  const animal_group_id = await buildGroup(db);
  await add("animal_group_caretakers", { animal_group_id, employee_id }, "animal_group_id");
  const animal_id = await buildAnimal(db, { animal_group_id });
  const stay = await db.selectFrom("stays").select("id").where("animal_id", "=", animal_id).executeTakeFirstOrThrow();
  const stay_id = built("stays", stay.id);
  const adoption_id = built(
    "adoptions",
    await buildAdoption(db, { animal_id, user_id, stage_type: 1, stage_status: 0 }),
  );
  await add("adoption_history", { adoption_id, event: "apply", stage_type: 1, stage_status: 0, at: NOW });
  const stage = await insert(db, "adoption_stages", { adoption_id, type: 1 });
  await add("adoption_stage_assignees", { stage_id: stage.id, employee_id }, "stage_id");
  built("appointments", await buildAppointment(db, { animal_id, employee_id, done_at: NOW, done_by: account_id }));
  await add("chips", { animal_id, number: "616093909999999", recorded_at: NOW });
  await add("weights", { animal_id, weighed_on: DAY, kg: 12, recorded_at: NOW }, "animal_id");
  await add("favourites", { user_id, animal_id, created_at: NOW }, "animal_id");
  await add("holds", { stay_id, kind: "stray", from_on: DAY, recorded_at: NOW });
  const placement = { stay_id, kind: "foster", user_id, from_on: DAY, recorded_at: NOW };
  const placement_id = await add("placements", placement);
  await add("foster_reports", { placement_id, sent_at: NOW, has_photo: true });
  const left = { outcome_on: DAY, outcome_type: "died", outcome_details: "{}" };
  await add("stay_reopenings", { stay_id, at: NOW, reason: "A mistake", ...left });
  const location = await insert(db, "locations", { name: "A new building", kind: "kennel" });
  const unit = await insert(db, "units", { location_id: location.id, name: "A new box", capacity: 1 });
  await add("unit_stays", { stay_id, unit_id: unit.id, since: NOW });
  const kind = await db.selectFrom("treatment_kinds").select("id").executeTakeFirstOrThrow();
  const noted = { assignee_id: employee_id, user_id, created_by: account_id, done_by: account_id, created_at: NOW };
  await add("tasks", { title: "Ring the new vet", due_on: DAY, done_at: NOW, ...noted });
  await add("api_tokens", {
    name: "The website",
    token_hash: Buffer.from("00", "hex"),
    token_end: "0000",
    permissions: ["animals.read"],
    account_id,
    created_at: NOW,
  });
  await add("webhooks", {
    url: "https://example.com/",
    events: ["animal.left"],
    secret: "whsec_",
    account_id,
    created_at: NOW,
  });
  await add("morning_put_offs", { employee_id, kind: "message", item_id: 1, until_on: DAY }, "employee_id");
  await add("morning_letters", { employee_id, last_day: DAY }, "employee_id");
  await add("morning_handovers", { employee_id, kind: "message", item_id: 1, handed_at: NOW }, "kind");
  const vial = { account_id, kind_id: kind.id, confirmed_on: DAY, confirmed_at: NOW, batch: "V126-407" };
  await add("confirmed_batches", vial, "account_id");
  const dose = { animal_id, stay_id, kind_id: kind.id, state: "planned", due_on: DAY, recorded_at: NOW };
  const treatment_id = await add("treatments", dose);
  await add("treatment_corrections", { treatment_id, at: NOW, before: "{}" });
  const visit = { kind: "visit", animal_id, user_id, employee_id, starts_at: NOW, minutes: 30 };
  await add("visits", { ...visit, booked_at: NOW, told_at: NOW });

  const person = { role: "taker", name: "Ewa", user_id, linked_at: NOW, linked_by: account_id };
  await add("stay_contacts", { stay_id, ...person });
  const found = { layout: "own table", source: "own", found: "{}", mapping: "{}" };
  await add("imports", { state: "done", file_name: "old.csv", file_bytes: 1, ...found, created_at: NOW });
  await add("exports", { state: "failed", created_at: NOW });
  const backup = { heard_at: NOW, created_at: NOW, finished_at: NOW, asked_by: account_id };
  await add("backups", { state: "failed", ...backup });
  const period = { kind: "letters", months: 24, version: 1, changed_at: NOW, changed_by: account_id };
  await add("retention_periods", period, "kind");

  const file = { name: "scan.pdf", type: "application/pdf", bytes: 1, added_at: NOW, added_by: account_id };
  await add("attachments", { user_id, key: "0".repeat(32), sha256: "0".repeat(64), ...file });

  built("news", await buildNews(db, { employee_id }));
  built("job_applications", await buildJobApplication(db));
  const answered = { read_at: NOW, answered_at: NOW, answered_by: account_id, closed_at: NOW, closed_by: account_id };
  const message_id = built("contact_messages", await buildMessage(db, answered));
  await add("contact_replies", { message_id, text: "At ten.", sent_at: NOW });
  built("newsletter_subscribers", await buildSubscriber(db));
  await add("resource_changes", { resource_id: await buildResource(db), changed_at: NOW, difference: 1 });
  const gift = { amount_grosze: 3_000, is_test: true, state: "ended", day_of_month: 1, customer_key: CUSTOMER };
  await add("monthly_gifts", {
    ...gift,
    customer_email: "giver@person.test",
    created_at: NOW,
    ended_at: NOW,
    reason: "giver",
  });
  await add("donations", { ext_order_id: "own", amount_grosze: 3_000, is_test: true, created_at: NOW });
  const mailbox = { email_address: "own@person.test", language: "en" };
  await add("search_mailboxes", { ...mailbox, created_at: NOW });
  await add("observations", { animal_id, on_day: DAY, ate: "some", recorded_at: NOW });
  const user_other = await buildUser(db, { phone_number: "600700801" });
  await add("twins", { user_one: user_id, user_other, reasons: sql`array['phone']` });
  await add("merges", { gone_id: 999_999, into_id: user_id, user_id, merged_at: NOW, merged_by: account_id });
  const sent = { account_id, key: "a-key-of-a-device", request_sha256: "0".repeat(64), answer: "{}", sent_at: NOW };
  await add("sent_once", sent, "account_id");
  await add("waiting_notes", { animal_id, phase: "exam", text: "To the vet on Monday.", written_at: NOW });
  await add("user_notes", { user_id, text: "Kind.", written_at: NOW });
  await add("letters", { recipient: "own@person.test", subject: "Hello", text: "Hello", html: "Hello" });
  await add("calendar_addresses", { employee_id, token_hash: Buffer.alloc(32), created_at: NOW }, "employee_id");
  await add("list_columns", { account_id, list: "animals", hidden: sql`array['breed']` }, "account_id");
  await add("list_views", { account_id, list: "animals", name: "Mine", query: "", created_at: NOW });
  await add("authenticator_apps", { account_id, new_secret: Buffer.from("secret") }, "account_id");
  const key = { credential_id: "a-key", public_key: Buffer.from("key"), counter: 0, transports: sql`'{}'::text[]` };
  await add("passkeys", { account_id, ...key, name: "Telephone", created_at: NOW });
  await add("recovery_codes", { account_id, code_hash: Buffer.from("code"), made_at: NOW }, "code_hash");
  await add("sign_in_steps", { account_id, id_hash: Buffer.from("step"), at: NOW }, "id_hash");
  await add("known_devices", { account_id, token_hash: Buffer.from("device"), last_seen_at: NOW }, "token_hash");
  const words = { key: "own", version: 1, texts: "{}", built_in: "{}", changed_at: NOW };
  await add("shelter_texts", words, "key");
  for (const table of ["shelter", "visit_plan"]) own.set(table, { where: {} });
  return own;
}
