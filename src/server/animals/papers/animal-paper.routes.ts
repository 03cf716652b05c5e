import { animalPaperCalls, type CARD_PAPERS } from "../../../contract/animals/animal-papers.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type Clock, today } from "../../base/clock.ts";
import { invalid, notFound, orNotFound } from "../../base/errors.ts";
import { auditOnce } from "../../platform/audit/audit.commands.ts";
import type { Deps, Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { drawPaper, sendPdf } from "../../platform/papers/drawing.ts";
import { logoPicture } from "../../platform/papers/logo.ts";
import { variantsOf } from "../../platform/photos/photo.variants.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { serverTexts } from "../../texts/texts.ts";
import { findAnimal } from "../animal.queries.ts";
import { kennelCardsPdf } from "./kennel-card.pdf.ts";
import { findCards } from "./kennel-card.queries.ts";
import { medicalHistoryPdf } from "./medical-history.pdf.ts";
import { readMedicalHistory } from "./medical-history.queries.ts";
import { posterPdf } from "./poster.pdf.ts";
import { registerPdf } from "./register.pdf.ts";
import { readRegister, registerParts } from "./register.queries.ts";

/** @throws HttpProblem 400 for a year to come */
export function requireBegun(year: number, clock: Clock): void {
  if (String(year) <= today(clock).slice(0, 4)) return;
  throw invalid([{ field: "year", errors: [recordTexts().animalPapers.yearToCome] }]);
}

/** Papers about animals (rules §14). All reading is done before the drawing begins, which holds no connection. */
export const animalPaperRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  const now = () => ({ now: deps.clock.now(), day: today(deps.clock) });
  serveCalls(app, "papers", animalPaperCalls, {
    "GET /kennel-cards": allow("animalPapers.print", async ({ query: { ids, paper = "a5" } }, reply) => {
      const bytes = await drawPaper(() => cardsOf(deps, ids, paper));
      return sendPdf(reply, serverTexts().animalPapers.cards.fileName, bytes);
    }),
    "GET /animals/:id/medical-history": inContext("animalPapers.print", async (context, { params: { id } }, reply) => {
      const history = await readMedicalHistory(context, id);
      const bytes = await drawPaper(() => medicalHistoryPdf(history, now()));
      return sendPdf(reply, serverTexts().animalPapers.history.fileName(id), bytes);
    }),
    "GET /animals/:id/poster": allow("animalPapers.print", async ({ params: { id } }, reply) => {
      const bytes = await drawPaper(() => posterOf(deps, id));
      return sendPdf(reply, serverTexts().animalPapers.poster.fileName(id), bytes);
    }),
    "GET /register": inContext("register.print", async (context, { query: { year, from } }, reply) => {
      requireBegun(year, deps.clock);
      await auditOnce(context, "read", { subject: "register", id: null, details: { year } });
      const bytes = await drawPaper(async () => registerPdf(year, await readRegister(deps.db, year, from), now()));
      return sendPdf(reply, serverTexts().animalPapers.register.fileName(year), bytes);
    }),
    "GET /register/parts": allow("register.print", async ({ query: { year } }) => ({
      items: await registerParts(deps.db, year),
    })),
  });
};

/** @throws HttpProblem 404 when the animal has no page that the poster's code could lead to */
async function posterOf(deps: Deps, id: number): Promise<Buffer> {
  const { db, clock, photoStore, settings } = deps;
  const animal = orNotFound(await findAnimal({ db, clock }, id), recordTexts().animals.notFound);
  // A picture that cannot be read is left out.
  const read = (photoId: number | null) => logoPicture({ db, photoStore }, photoId).catch(() => undefined);
  const pictures = { photo: await read(animal.mainPhotoId), logo: await read(shelter().logoId) };
  return posterPdf(animal, pictures, { publicUrl: settings.publicUrl, now: clock.now() });
}

/** @throws HttpProblem 404 when none of the animals is in the shelter */
async function cardsOf(
  { db, clock, photoStore, settings: { publicUrl } }: Deps,
  ids: readonly number[],
  paper: (typeof CARD_PAPERS)[number],
): Promise<Buffer> {
  const found = await findCards({ db, clock }, ids);
  if (found.length === 0) throw notFound(recordTexts().animalPapers.noneHere);
  const cards = [];
  for (const card of found) {
    const wanted = card.photo && ({ id: card.photo.id, key: card.photo.key, width: 640, format: "jpeg" } as const);
    // A picture that cannot be read leaves room for one on the card.
    const picture =
      wanted &&
      (await variantsOf(photoStore)
        .read(wanted)
        .catch(() => undefined));
    cards.push({ ...card, picture: picture?.bytes });
  }
  return kennelCardsPdf(cards, { paper, publicUrl, now: clock.now() });
}
