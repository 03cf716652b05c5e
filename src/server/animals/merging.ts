import { sql } from "kysely";
import { PHOTO_LIMITS } from "../../contract/platform/photos.ts";
import type { System } from "../database/context.ts";
import type { Pair } from "../parts/merging/merging.ts";
import { serverTexts } from "../texts/texts.ts";

type Two = {
  differ: boolean;
  chips: number;
  returned: boolean;
  placed: boolean;
  overlap: { one: string; other: string } | null;
  photos: number;
};

/**
 * An animal has one life: its stays do not overlap, and it is of one species. Two stays that are both open become one, unless
 * they contradict each other (`stays/keys.ts`).
 */
export async function refuseTwoLives({ db }: System, { gone, kept }: Pair): Promise<string[]> {
  const both = sql`select s.id from stays as s where s.animal_id in (${gone}, ${kept}) and s.is_open`;
  const { rows } = await sql<Two>`
    select count(distinct a.type) > 1 as differ,
      (select count(*)::int from chips where animal_id in (${gone}, ${kept}) and removed_at is null
        and (select count(*) from (${both}) as s) = 2) as chips,
      exists (${both} and returned_adoption_id is not null
        and exists (select from stays as e where e.animal_id in (${gone}, ${kept}) and e.is_open and e.id <> s.id
          and (e.intake_on, e.id) < (s.intake_on, s.id))) as returned,
      exists (select from placements as p join placements as q on q.stay_id > p.stay_id
        and daterange(p.from_on, p.until_on) && daterange(q.from_on, q.until_on)
        where p.stay_id in (${both}) and q.stay_id in (${both})) as placed,
      (select json_build_object('one', s.intake_on, 'other', o.intake_on) from stays as s join stays as o on o.animal_id = ${kept}
        and stay_span(s.intake_on, s.outcome_on, s.turn) && stay_span(o.intake_on, o.outcome_on, o.turn)
        where s.animal_id = ${gone} and not (s.is_open and o.is_open) order by s.intake_on, o.intake_on limit 1) as overlap,
      (select count(*)::int from photos where animal_id in (${gone}, ${kept})) as photos
    from animals as a where a.id in (${gone}, ${kept})`.execute(db);
  const two = rows[0];
  const said = serverTexts().merges;
  if (!two) return [];
  return [
    ...(two.differ ? [said.otherSpecies] : []),
    ...(two.chips > 1 ? [said.twoChips] : []),
    ...(two.returned ? [said.bothReturned] : []),
    ...(two.placed ? [said.bothWithSomebody] : []),
    ...(two.overlap ? [said.staysOverlap(two.overlap.one, two.overlap.other)] : []),
    ...(two.photos > PHOTO_LIMITS.perAnimal ? [said.tooManyPhotos(two.photos, PHOTO_LIMITS.perAnimal)] : []),
  ];
}
