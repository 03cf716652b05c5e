import { sql } from "kysely";
import type { ContractTerms } from "../../contract/platform/contract-terms.ts";
import { offeredLanguage } from "../../contract/platform/shelter.ts";
import { languageOf } from "../../contract/texts/language.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { ageMonthsOn, ageOn } from "../animals/animal.columns.ts";
import { type Clock, today } from "../base/clock.ts";
import { conflict } from "../base/errors.ts";
import type { Context } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { currentLetterhead } from "../platform/papers/letterhead.ts";
import { logoPicture } from "../platform/papers/logo.ts";
import { withScriptFonts } from "../platform/papers/script-fonts.ts";
import { findPhoto } from "../platform/photos/photo.queries.ts";
import type { PhotoStore } from "../platform/photos/photo.store.ts";
import { variantsOf } from "../platform/photos/photo.variants.ts";
import { type FoundAdoption, visibleTo } from "./adoption.queries.ts";
import { presentState } from "./adoption.record.ts";
import { type ContractPictures, contractPdf } from "./contract.pdf.ts";
import {
  type ContractPaper,
  contractHash,
  contractText,
  paperOf,
  STORED_CONTRACT,
  signContract,
  writeContract,
} from "./contract.text.ts";

/** The part of an adoption that a contract needs. */
type ContractParties = Pick<FoundAdoption, "id" | "animalId" | "userId">;

/**
 * Reads the data for a contract as it is today.
 * @throws HttpProblem 409 while the animal's sex or age is unknown (decision 0042)
 */
async function readTerms(tx: Db, adoption: ContractParties, clock: Clock): Promise<ContractTerms> {
  const issuedOn = today(clock);
  const row = await tx
    .selectFrom("users as u")
    .innerJoin("accounts as c", "c.id", "u.account_id")
    .innerJoin("animals as n", (join) => join.on("n.id", "=", adoption.animalId))
    .where("u.id", "=", adoption.userId)
    .select([
      "u.name",
      "u.surname",
      "u.street",
      "u.postal_code",
      "u.city",
      "u.phone_number",
      "u.date_of_birth",
      "c.email",
      "c.language",
    ])
    .select(["n.name as animal", "n.type", "n.breed", "n.sex", "n.weight_kg", "n.is_chipped", "n.main_photo_id"])
    .select(
      sql<string[]>`array(
      select number from chips where animal_id = n.id and removed_at is null order by implanted_on, id)`.as("chips"),
    )
    .select([ageOn(issuedOn, "n").as("age"), ageMonthsOn(issuedOn, "n").as("ageMonths")])
    .select(
      sql<number>`(select count(*)::int from adoption_history as h
        where h.adoption_id = ${adoption.id} and h.event = 'contract/withdraw')`.as("takenBack"),
    )
    .executeTakeFirstOrThrow();
  const { sex, age } = row;
  if (sex === null || age === null) throw conflict(recordTexts().animals.sexAndAgeNeeded);
  return {
    language: offeredLanguage(languageOf(row.language)),
    shelter: currentLetterhead(),
    number: contractNumber(adoption.id, issuedOn, row.takenBack),
    issuedOn,
    adopter: {
      name: `${row.name} ${row.surname}`,
      address: `${row.street}, ${row.postal_code} ${row.city}`,
      phone: row.phone_number,
      email: row.email,
      dateOfBirth: row.date_of_birth ?? "",
    },
    animal: {
      name: row.animal,
      type: row.type,
      breed: row.breed,
      sex,
      age,
      ageMonths: row.ageMonths,
      weight: row.weight_kg,
      isChipped: row.is_chipped,
      chips: row.chips,
      photoId: row.main_photo_id,
    },
  };
}

/** After a contract was taken back the next one has another number, so that its text and hash differ even on the same day. */
const contractNumber = (id: number, issuedOn: string, takenBack: number): string =>
  [`${issuedOn.slice(0, 4)}/${id}`, ...(takenBack > 0 ? [takenBack + 1] : [])].join("/");

/**
 * Issues the contract with today's data and words, or replaces one that was issued before. An accepted contract is never
 * replaced. The shelter's row is locked, so that its logo is not removed meanwhile.
 */
export async function issueContract(tx: Db, adoption: ContractParties, clock: Clock): Promise<void> {
  const terms = await readTerms(tx, adoption, clock);
  const issued = {
    issued_at: clock.now(),
    terms: JSON.stringify(terms),
    paper: JSON.stringify(writeContract(terms)),
    logo_id: sql<number | null>`(select logo_id from shelter for share)`,
  };
  await tx
    .insertInto("adoption_contracts")
    .values({ adoption_id: adoption.id, ...issued })
    .onConflict((existing) => existing.column("adoption_id").doUpdateSet(issued))
    .execute();
}

/** Removes a contract that is taken back. An accepted one stays. */
export async function removeContract(tx: Db, adoptionId: number): Promise<void> {
  await tx
    .deleteFrom("adoption_contracts")
    .where("adoption_id", "=", adoptionId)
    .where("accepted_at", "is", null)
    .execute();
}

const issuedContract = (tx: Db, adoptionId: number) =>
  tx
    .selectFrom("adoption_contracts")
    .select(STORED_CONTRACT)
    .where("adoption_id", "=", adoptionId)
    .executeTakeFirstOrThrow();

/**
 * Checks that the adopter answers the contract that they have read (rules §16).
 * @param sha256 the hash of the contract that they read; undefined accepts any version
 * @throws HttpProblem 409 with the present state when the contract was issued again since
 */
export async function requireLatestContract(
  tx: Db,
  adoption: FoundAdoption,
  sha256: string | undefined,
): Promise<void> {
  if (sha256 === undefined || sha256 === contractHash(paperOf(await issuedContract(tx, adoption.id)))) return;
  throw conflict(recordTexts().adoptions.contractReissued, presentState(adoption));
}

/** Stores the accepted text, its SHA-256, and when and from which network address it was accepted (rules §4). */
export async function acceptContract(
  tx: Db,
  adoption: Pick<ContractParties, "id">,
  clock: Clock,
  address: string,
): Promise<void> {
  const issued = await issuedContract(tx, adoption.id);
  const paper = paperOf(issued);
  const signature = { at: clock.now(), sha256: contractHash(paper), from: address };
  const { name } = (issued.terms as ContractTerms).adopter;
  await tx
    .updateTable("adoption_contracts")
    .set({
      accepted_at: signature.at,
      accepted_text: contractText(paper),
      accepted_sha256: signature.sha256,
      accepted_from: address,
      paper: JSON.stringify(signContract(paper, name, signature)),
    })
    .where("adoption_id", "=", adoption.id)
    .execute();
}

/** The photo with which a contract was issued; undefined when it had none, or when staff have removed it since. */
async function photoOf(
  { db, photoStore }: { db: Db; photoStore: PhotoStore },
  { design }: ContractPaper,
): Promise<ContractPictures["photo"]> {
  const photo = design?.photoId ? await findPhoto(db, design.photoId) : undefined;
  const file = photo && (await variantsOf(photoStore).read({ ...photo, width: 640, format: "jpeg" }));
  return file && { picture: file.bytes, framing: photo };
}

/** @returns the contract as a PDF, or undefined when it is not issued yet or this person may not see the adoption */
export async function readContractPdf(
  { db, actor, photoStore }: Context & { photoStore: PhotoStore },
  id: number,
): Promise<Buffer | undefined> {
  const row = await visibleTo(db, actor)
    .innerJoin("adoption_contracts as c", "c.adoption_id", "a.id")
    .where("a.id", "=", id)
    .select(["c.logo_id", "c.paper", "c.accepted_at"])
    .executeTakeFirst();
  if (!row) return undefined;
  const paper = paperOf(row);
  const madeAt = row.accepted_at ?? new Date(`${paper.issuedOn}T00:00:00Z`);
  const store = { db, photoStore };
  const pictures = { logo: await logoPicture(store, row.logo_id), photo: await photoOf(store, paper) };
  return withScriptFonts(() => contractPdf(paper, madeAt, pictures));
}
