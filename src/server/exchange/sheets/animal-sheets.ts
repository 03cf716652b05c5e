import { FIELD_NAMES } from "../../../contract/animals/animal.fields.ts";
import { sheetOf } from "../../animals/animal.fields.ts";
import { FILES, type Sheet } from "./sheet.ts";

/** SQL for the name of a value of a list: the shelter's own, else the one in any language. */
export const NAME_OF = (value: string) =>
  `coalesce(nullif(${value}.name, ''), (select t.value from jsonb_each_text(${value}.names) as t order by t.key limit 1))`;

/** SQL for the name of a row's file within the zip; null where it has none. */
export const FILE_OF = (sheet: string, key: string, id: string, ending: string) =>
  `case when ${key} is not null then '${FILES}${sheet}-' || ${id} || '.' || ${ending} end`;

const SCORES = `(select jsonb_object_agg(${NAME_OF("t")}, s.score) from animal_attribute_scores as s
  join animal_attribute_types as t on t.id = s.attribute_type_id where s.animal_id = a.id)`;

/** The animals, and what is known of each whatever its stay. */
export const ANIMAL_SHEETS = {
  animals: {
    columns: {
      animal_id: ["id", "a.id"],
      ...sheetOf("name", "type", "sex", "breed"),
      born_on: ["day", "a.born_on"],
      birth_month_known: ["boolean", "a.birth_month_known"],
      ...sheetOf("weight", "whereFound", "description"),
      status: ["id", "a.status"],
      ...sheetOf("isChipped"),
      not_for_adoption: ["boolean", "a.not_for_adoption"],
      show_while_in_care: ["boolean", "a.show_while_in_care"],
      ...sheetOf("homeNeeded", "filmUrl"),
      animal_group: ["id", "g.name"],
      scores: ["json", SCORES],
      available_since: ["time", "a.available_since"],
      archived_at: ["time", "a.archived_at"],
      created_at: ["time", "a.created_at"],
      // New fields stand behind: columns keep their places.
      ...sheetOf(...FIELD_NAMES),
    },
    from: "animals as a left join animal_groups as g on g.id = a.animal_group_id",
    order: "a.id",
  },
  weights: {
    columns: {
      animal_id: ["id", "w.animal_id"],
      weighed_on: ["day", "w.weighed_on"],
      kg: ["number", "w.kg"],
      recorded_at: ["time", "w.recorded_at"],
    },
    from: "weights as w",
    order: "w.animal_id, w.weighed_on",
  },
  chips: {
    columns: {
      chip_id: ["id", "c.id"],
      animal_id: ["id", "c.animal_id"],
      number: ["id", "c.number"],
      implanted_on: ["day", "c.implanted_on"],
      registry: ["text", "c.registry"],
      recorded_at: ["time", "c.recorded_at"],
      removed_at: ["time", "c.removed_at"],
    },
    from: "chips as c",
    order: "c.id",
  },
  observations: {
    columns: {
      observation_id: ["id", "o.id"],
      animal_id: ["id", "o.animal_id"],
      on_day: ["day", "o.on_day"],
      ate: ["id", "o.ate"],
      drank: ["id", "o.drank"],
      stool: ["id", "o.stool"],
      mood: ["id", "o.mood"],
      weighed: ["boolean", "o.weighed"],
      note: ["text", "o.note"],
      recorded_at: ["time", "o.recorded_at"],
      file: ["id", FILE_OF("observations", "o.photo_key", "o.id", "'jpg'")],
    },
    from: "observations as o",
    order: "o.id",
  },
  // Files of people and of their applications stay behind: see decision 0092.
  attachments: {
    columns: {
      attachment_id: ["id", "f.id"],
      animal_id: ["id", "coalesce(f.animal_id, t.animal_id)"],
      treatment_id: ["id", "f.treatment_id"],
      name: ["text", "f.name"],
      title: ["text", "f.title"],
      on_day: ["day", "f.on_day"],
      for_adopter: ["boolean", "f.for_adopter"],
      added_at: ["time", "f.added_at"],
      file: [
        "id",
        FILE_OF(
          "attachments",
          "f.key",
          "f.id",
          `case f.type when 'image/jpeg' then 'jpg' else split_part(f.type, '/', 2) end`,
        ),
      ],
    },
    from: `(select * from attachments where deleted_at is null and num_nonnulls(animal_id, treatment_id) > 0) as f
      left join treatments as t on t.id = f.treatment_id`,
    order: "f.id",
  },
  notes: {
    columns: {
      note_id: ["id", "n.id"],
      animal_id: ["id", "n.animal_id"],
      phase: ["id", "n.phase"],
      text: ["text", "n.text"],
      written_at: ["time", "n.written_at"],
    },
    from: "waiting_notes as n",
    order: "n.id",
  },
  profiles: {
    columns: {
      animal_id: ["id", "p.animal_id"],
      at: ["time", "p.at"],
      is_told: ["boolean", "p.is_told"],
      is_offered: ["boolean", "p.is_offered"],
    },
    from: "profile_times as p",
    order: "p.id",
  },
} satisfies Record<string, Sheet>;
