import { sql } from "kysely";
import type { Db } from "../../database/pool.ts";
import { cellOf } from "../sheets/sheet.ts";
import { textOf } from "./sheet-text.ts";

/*
 * The layout in which ASM3 brings in animals, which other systems and their consultants know too. Names of columns and the
 * numbers of movements: sheltermanager/asm3, doc/manual/csvimportfields.rst and src/asm3/csvimport.py, at 625abaf7.
 */

const words = (of: string, table: Readonly<Record<string, string>>, otherwise = "''") =>
  `case ${of} ${Object.entries(table)
    .map(([ours, theirs]) => `when '${ours}' then '${theirs}'`)
    .join(" ")} else ${otherwise} end`;

const ENTRY = words("s.intake_type", {
  stray: "Stray",
  owner_surrender: "Surrender",
  adoption_return: "Adoption return",
  transfer_in: "Transfer In",
  seizure: "Seized",
  abandoned: "Abandoned",
  born_in_care: "Born in Shelter",
  quarantine: "Quarantine",
  owner_requested_euthanasia: "Owner requested euthanasia",
  dead_on_arrival: "Dead on Arrival",
  other: "Other",
});

/** ASM3 has no movement for other live outcomes; a transfer is nearest. A death is no movement there. */
const MOVEMENT = words("s.outcome_type", {
  adoption: "1",
  transfer_out: "3",
  other_live: "3",
  lost: "4",
  return_to_owner: "5",
  return_to_field: "7",
});

const yes = (condition: string) => `case when ${condition} then 'Y' else 'N' end`;

/** Columns that say something of the animal: only in its first row. */
const ANIMAL: Readonly<Record<string, string>> = {
  ANIMALSPECIES: "a.type",
  ANIMALSEX: "coalesce(a.sex, 'Unknown')",
  ANIMALBREED1: "a.breed",
  ANIMALDOB: "a.born_on::text",
  ANIMALWEIGHT: "a.weight_kg::text",
  ANIMALDESCRIPTION: "a.description",
  ANIMALLOCATION: "home.location",
  ANIMALUNIT: "home.unit",
  ANIMALENTRYDATE: "s.intake_on::text",
  ANIMALENTRYTYPE: ENTRY,
  ANIMALREASONFORENTRY: "s.intake_reason",
  ANIMALMICROCHIP: "chip.number",
  ANIMALMICROCHIPDATE: "chip.implanted_on::text",
  ANIMALNEUTERED: yes(`exists (select from treatments as t join treatment_kinds as k on k.id = t.kind_id
    where t.animal_id = a.id and t.state = 'given' and k.category = 'surgery' and k.name = 'Neutering')`),
  ANIMALDECEASEDDATE: "dead.outcome_on::text",
  ANIMALDECEASEDREASON: "dead.outcome_reason",
  ANIMALEUTHANIZED: yes("dead.outcome_type = 'euthanasia'"),
  ANIMALNOTFORADOPTION: yes("a.not_for_adoption"),
  ORIGINALOWNERFIRSTNAME: "giver.name",
  ORIGINALOWNERCELLPHONE: "giver.phone",
  ORIGINALOWNEREMAIL: "giver.email",
};

/** How a stay ended, and when the animal came back. */
const STAY: Readonly<Record<string, string>> = {
  MOVEMENTTYPE: MOVEMENT,
  MOVEMENTDATE: `case when ${MOVEMENT} <> '' then s.outcome_on::text end`,
  MOVEMENTRETURNDATE: `case when ${MOVEMENT} <> '' then s.back_on::text end`,
  MOVEMENTCOMMENTS: "s.outcome_note",
  PERSONFIRSTNAME: "coalesce(u.name, taker.name)",
  PERSONLASTNAME: "u.surname",
  PERSONADDRESS: "u.street",
  PERSONCITY: "u.city",
  PERSONZIPCODE: "u.postal_code",
  PERSONCELLPHONE: "coalesce(u.phone_number, taker.phone)",
  PERSONEMAIL: "coalesce(case when u.closed_at is null then o.email end, taker.email)",
};

const given = (categories: string, expression: string) =>
  `case when k.category in (${categories}) then ${expression} end`;
const OTHERS = "'antiparasitic', 'medication', 'surgery', 'exam'";

/** What was given, each in a row of its own. */
const TREATMENT: Readonly<Record<string, string>> = {
  VACCINATIONTYPE: given("'vaccine'", "k.name"),
  VACCINATIONDUEDATE: given("'vaccine'", "coalesce(t.due_on, t.given_on)::text"),
  VACCINATIONGIVENDATE: given("'vaccine'", "t.given_on::text"),
  VACCINATIONEXPIRESDATE: given("'vaccine'", "t.protects_until::text"),
  VACCINATIONMANUFACTURER: given("'vaccine'", "t.product"),
  VACCINATIONBATCHNUMBER: given("'vaccine'", "t.batch"),
  TESTTYPE: given("'test'", "k.name"),
  TESTDUEDATE: given("'test'", "coalesce(t.due_on, t.given_on)::text"),
  TESTPERFORMEDDATE: given("'test'", "t.given_on::text"),
  TESTRESULT: given(
    "'test'",
    "case t.result when 'negative' then 'Negative' when 'positive' then 'Positive' else 'Unknown' end",
  ),
  MEDICALNAME: given(OTHERS, "k.name"),
  MEDICALDOSAGE: given(OTHERS, "concat_ws(' ', nullif(t.product, ''), nullif(t.dose, ''))"),
  MEDICALGIVENDATE: given(OTHERS, "t.given_on::text"),
};

const OF_STAY = { ...ANIMAL, ...STAY };
const COLUMNS = ["ANIMALCODE", "ANIMALNAME", ...Object.keys(OF_STAY), ...Object.keys(TREATMENT)];

const all = (columns: Readonly<Record<string, string>>, only?: string) =>
  Object.entries(columns)
    .map(([name, expression]) => `${only ? `case when ${only} then ${expression} end` : expression} as "${name}"`)
    .join(", ");
const none = (columns: Readonly<Record<string, string>>) =>
  Object.keys(columns)
    .map((name) => `null::text as "${name}"`)
    .join(", ");

const STAYS = `
  select a.id as "ANIMALCODE", a.name as "ANIMALNAME", ${all(ANIMAL, "s.n = 1")}, ${all(STAY)}, ${none(TREATMENT)},
    0 as rank, s.id as row
  from (select *, row_number() over w as n, lead(intake_on) over w as back_on from stays
    window w as (partition by animal_id order by intake_on, outcome_on nulls last, turn)) as s
  join animals as a on a.id = s.animal_id
  left join adoptions as d on d.id = s.adoption_id left join users as u on u.id = d.user_id
  left join accounts as o on o.id = u.account_id
  left join stay_contacts as giver on giver.stay_id = s.id and giver.role = 'giver'
  left join stay_contacts as taker on taker.stay_id = s.id and taker.role = 'taker'
  left join lateral (select outcome_on, outcome_type, outcome_reason from stays as e where e.animal_id = a.id
    and e.outcome_type in ('died', 'euthanasia', 'dead_on_arrival') limit 1) as dead on s.n = 1
  left join lateral (select number, implanted_on from chips as c where c.animal_id = a.id and c.removed_at is null
    order by c.id desc limit 1) as chip on s.n = 1
  left join lateral (select l.name as location, v.name as unit from unit_stays as h join units as v on v.id = h.unit_id
    join locations as l on l.id = v.location_id join stays as e on e.id = h.stay_id
    where e.animal_id = a.id and e.is_open and h.until is null limit 1) as home on s.n = 1
  where a.archived_at is null and (s.n = 1 or ${MOVEMENT} <> '')`;

const TREATMENTS = `
  select a.id, a.name, ${none(OF_STAY)}, ${all(TREATMENT)}, 1, t.id
  from treatments as t join treatment_kinds as k on k.id = t.kind_id join animals as a on a.id = t.animal_id
  where t.state = 'given' and a.archived_at is null`;

type Row = Record<string, unknown>;

/** The animals as ASM3 brings them in: one row an animal, then rows with one more movement or one thing that was given. */
export const asm3Text = (tx: Db): AsyncGenerator<string> =>
  textOf<Row>(
    tx,
    {
      columns: COLUMNS,
      query: sql.raw(`select * from (${STAYS} union all ${TREATMENTS}) as r order by "ANIMALCODE", rank, row`),
    },
    { cells: (row) => COLUMNS.map((name) => cellOf(row[name])), tell: () => {} },
  );
