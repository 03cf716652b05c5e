import { sql } from "kysely";
import { PHOTO_LIMITS } from "../../contract/platform/photos.ts";
import type { System } from "../platform/context.ts";
import type { Pair } from "../platform/merges/merging.ts";
import { serverTexts } from "../platform/texts/texts.ts";

type Two = {
  differ: boolean;
  open: number;
  overlap: { one: string; other: string } | null;
  photos: number;
};

/** An animal has one life: its stays do not overlap, and it is of one species. */
export async function refuseTwoLives({ db }: System, { gone, kept }: Pair): Promise<string[]> {
  const { rows } = await sql<Two>`
    select count(distinct a.type) > 1 as differ,
      (select count(*)::int from stays where animal_id in (${gone}, ${kept}) and is_open) as open,
      (select json_build_object('one', s.intake_on, 'other', o.intake_on) from stays as s join stays as o on o.animal_id = ${kept}
        and stay_span(s.intake_on, s.outcome_on, s.turn) && stay_span(o.intake_on, o.outcome_on, o.turn)
        where s.animal_id = ${gone} order by s.intake_on, o.intake_on limit 1) as overlap,
      (select count(*)::int from photos where animal_id in (${gone}, ${kept})) as photos
    from animals as a where a.id in (${gone}, ${kept})`.execute(db);
  const two = rows[0];
  const said = serverTexts().merges;
  if (!two) return [];
  return [
    ...(two.differ ? [said.otherSpecies] : []),
    ...(two.open > 1 ? [said.bothHere] : two.overlap ? [said.staysOverlap(two.overlap.one, two.overlap.other)] : []),
    ...(two.photos > PHOTO_LIMITS.perAnimal ? [said.tooManyPhotos(two.photos, PHOTO_LIMITS.perAnimal)] : []),
  ];
}
