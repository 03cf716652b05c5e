import type { Sheet } from "./sheet.ts";

const NONE = "'', null::text, false, ''";

const listed = (table: string) => `
  select '${table}' as list, id, name, names, types, position, retired_at is not null as is_retired, ${NONE} from ${table}`;

/** The shelter's lists that animals and stays name values of. */
const LISTS = `(
  ${["intake_subtypes", "intake_reasons", "outcome_subtypes", "outcome_reasons"].map(listed).join(" union all ")}
  union all select 'treatment_kinds', id, name, names, '{}'::text[], 0, false, category, species, needs_batch, '' from treatment_kinds
  union all select 'animal_attribute_types', id, name, names, '{}'::text[], 0, retired_at is not null, coalesce(trait, ''), null, false, ''
    from animal_attribute_types
  union all select 'colours', id, name, names, '{}'::text[], 0, retired_at is not null, ${NONE} from colours
  union all select 'animal_groups', id, name, names, '{}'::text[], 0, archived_at is not null, '', null, false, description from animal_groups
) as v (list, id, name, names, types, position, is_retired, category, species, needs_batch, description)`;

/** Who has adopted or looked after an animal, and who is known from another system. No account: no password, no session. */
const PEOPLE = `(
  select 'user-' || u.id as person_id, 0 as rank, u.id, u.name, u.surname, u.phone_number as phone,
    case when u.closed_at is null then a.email else '' end as email, u.street, u.postal_code, u.city
  from users as u join accounts as a on a.id = u.account_id
  where exists (select from adoptions as o where o.user_id = u.id and o.outcome = 'completed')
    or exists (select from placements as p where p.user_id = u.id)
  union all select 'contact-' || id, 1, id, name, '', phone, email, '', '', '' from stay_contacts
) as p`;

/** The house, the shelter's lists, and the people of the animals. */
export const HOUSE_SHEETS = {
  people: {
    columns: {
      person_id: ["id", "p.person_id"],
      name: ["text", "p.name"],
      surname: ["text", "p.surname"],
      phone: ["text", "p.phone"],
      email: ["text", "p.email"],
      street: ["text", "p.street"],
      postal_code: ["text", "p.postal_code"],
      city: ["text", "p.city"],
    },
    from: PEOPLE,
    order: "p.rank, p.id",
  },
  units: {
    columns: {
      location_id: ["id", "l.id"],
      location: ["text", "l.name"],
      location_kind: ["id", "l.kind"],
      unit_id: ["id", "u.id"],
      unit: ["id", "u.name"],
      capacity: ["number", "u.capacity"],
      area_m2: ["number", "u.area_m2"],
      blocked: ["boolean", "u.blocked"],
      retired_at: ["time", "u.retired_at"],
      places_since: ["day", "u.places_since"],
    },
    from: "locations as l left join units as u on u.location_id = l.id",
    order: "l.id, u.id",
  },
  places: {
    columns: {
      unit_id: ["id", "p.unit_id"],
      since: ["day", "p.since"],
      places: ["number", "p.places"],
    },
    from: "unit_places as p",
    order: "p.unit_id, p.since",
  },
  lists: {
    columns: {
      list: ["id", "v.list"],
      value_id: ["id", "v.id"],
      name: ["text", "v.name"],
      names: ["json", "v.names"],
      types: ["json", "to_jsonb(v.types)"],
      position: ["number", "v.position"],
      is_retired: ["boolean", "v.is_retired"],
      category: ["text", "v.category"],
      species: ["id", "v.species"],
      needs_batch: ["boolean", "v.needs_batch"],
      description: ["text", "v.description"],
    },
    from: LISTS,
    order: "v.list, v.id",
  },
  photos: {
    columns: {
      file: ["id", "p.file"],
      animal_id: ["id", "p.animal_id"],
      position: ["number", "p.position"],
      is_main: ["boolean", "p.is_main"],
      alt: ["text", "p.alt"],
      alts: ["json", "p.alts"],
      focal_x: ["number", "p.focal_x"],
      focal_y: ["number", "p.focal_y"],
    },
    from: `(select p.*, a.main_photo_id is not distinct from p.id as is_main, 'photos/' || p.animal_id || '-' || lpad((
        row_number() over (partition by p.animal_id order by p.position, p.id))::text, 3, '0') || '.jpg' as file
      from photos as p join animals as a on a.id = p.animal_id) as p`,
    order: "p.animal_id, p.position, p.id",
  },
} satisfies Record<string, Sheet>;
