import { sql } from "kysely";
import type { HOMECOMING_SHAPES } from "../../contract/adoption/adoptions.ts";
import type { ShownPhoto } from "../../contract/platform/photos.ts";
import { TALL, WIDE } from "../animals/cards/card.frames.ts";
import { readCard } from "../animals/cards/card.store.ts";
import { shelterOnCards } from "../animals/cards/share-card.ts";
import type { Context } from "../database/context.ts";
import type { PhotoStore } from "../platform/photos/photo.store.ts";
import { longDay } from "../texts/dates.ts";
import { serverTexts } from "../texts/texts.ts";
import { waitsToBeFetched } from "./handover.queries.ts";

type Shape = (typeof HOMECOMING_SHAPES)[number];
type Row = { name: string; homeOn: string; photo: Omit<ShownPhoto, "alt"> | null };

const FRAMES = { wide: WIDE, tall: TALL } as const;

/**
 * The picture with which an adopter announces their adoption. It names the animal, the day and the shelter, and no person;
 * it has no public address (docs/decisions/0048).
 * @returns undefined unless this is the person's own completed adoption, and the animal has been handed over and has not come back
 */
export async function homecomingCard(
  { db, photoStore, actor }: Context & { photoStore: PhotoStore },
  id: number,
  shape: Shape,
): Promise<Buffer | undefined> {
  const { rows } = await sql<Row>`
    select n.name, coalesce((select s.outcome_on from stays as s where s.adoption_id = a.id), c.accepted_at::date) as "homeOn", case when p.id is not null then json_build_object(
      'id', p.id, 'width', p.width, 'height', p.height, 'focalX', p.focal_x, 'focalY', p.focal_y) end as photo
    from adoptions as a join adoption_contracts as c on c.adoption_id = a.id join animals as n on n.id = a.animal_id
      left join photos as p on p.id = n.main_photo_id
    where a.id = ${id} and a.user_id = ${actor.personId} and a.outcome = 'completed' and a.returned_at is null
      and c.accepted_at is not null and not ${waitsToBeFetched("a")}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { words, logoId } = shelterOnCards();
  const title = serverTexts().cards.homecoming.title(row.name);
  const lines = [longDay(row.homeOn)];
  const draft = { frame: FRAMES[shape], kind: "homecoming", words: { title, lines, ...words } } as const;
  return readCard({ db, photoStore }, { ...draft, photo: row.photo, logoId });
}
