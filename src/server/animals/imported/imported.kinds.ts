import { sql } from "kysely";
import { anyOf } from "../../database/any-of.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";

type Category = "vaccine" | "test" | "medication" | "surgery";
/** A kind of treatment as another system calls it. */
export type WantedKind = { category: Category; name: string; species: "Dog" | "Cat" };

type Kind = { id: number; name: string; names: string[]; category: string; species: "Dog" | "Cat" | null };

/** Names that mean the same, in the words of other systems and of this one. */
const ALIKE: readonly RegExp[] = [
  /\brabies|wściek/i,
  /dhl?pp|da2?pp|d-a2-p|dappv|distemper|[456]-in-1 canine|nosówk/i,
  /fvrcp|panleuk|[34]-in-1 feline|rcp\b/i,
  /pyrantel|strongid|panacur|fenbendazol|milbemax|drontal|praziquantel|profender|cestex|deworm|odrobacz/i,
  /flea|tick|capstar|frontline|advantage|revolution|bravecto|nexgard|simparica|pchł|kleszcz/i,
  /\bfiv\b|felv/i,
  /spay|neuter|castrat|ovariohyst|orchiect|kastr|steryl/i,
];

/** Medicines are many: those of a group have its kind, all others the kind "medication", with their name as the product. */
const GROUPED: Readonly<Record<Category, readonly string[]>> = {
  vaccine: ["vaccine"],
  test: ["test"],
  surgery: ["surgery"],
  medication: ["antiparasitic", "medication"],
};

const plain = (name: string) => name.trim().toLowerCase();

/** The kinds that this shelter has, found by what other systems call them. */
export class TreatmentKinds {
  readonly #kinds: Kind[];
  constructor(kinds: readonly Kind[]) {
    this.#kinds = [...kinds];
  }

  find({ category, name, species }: WantedKind): Kind | undefined {
    const fitting = this.#kinds.filter(
      (kind) => GROUPED[category].includes(kind.category) && (kind.species === null || kind.species === species),
    );
    const same = fitting.find(({ names }) => names.includes(plain(name)));
    if (same) return same;
    const alike = ALIKE.find((words) => words.test(name));
    const found = alike && fitting.find(({ names }) => names.some((one) => alike.test(one)));
    return found ?? (category === "medication" ? fitting.find((kind) => kind.category === category) : undefined);
  }

  add(kind: Kind): void {
    this.#kinds.push(kind);
  }
}

/** Reads the shelter's kinds of treatments. */
export async function readTreatmentKinds(tx: Db): Promise<TreatmentKinds> {
  const rows = await tx
    .selectFrom("treatment_kinds")
    .select(["id", "name", "names", "category", "species"])
    .orderBy("id")
    .execute();
  return new TreatmentKinds(
    rows.map(({ names, ...kind }) => ({
      ...kind,
      names: [kind.name, ...Object.values(names as Record<string, string>)].map(plain),
    })),
  );
}

/** Adds a kind that the shelter does not have, under its name there. */
export async function addTreatmentKind(tx: Db, { category, name }: WantedKind): Promise<Kind> {
  const id = await addRow(tx, "treatment_kinds", { name, category, needs_batch: false });
  return { id, name, names: [plain(name)], category, species: null };
}

/** Deletes kinds that an import has added, unless somebody uses them. @returns the ids of those that are gone */
export async function removeUnusedKinds(tx: Db, ids: readonly number[]): Promise<number[]> {
  const gone = await tx
    .deleteFrom("treatment_kinds as k")
    .where("k.id", "=", anyOf(ids))
    .where(sql<boolean>`not exists (select from treatments where kind_id = k.id)
      and not exists (select from treatment_rules where kind_id = k.id)
      and not exists (select from confirmed_batches where kind_id = k.id)`)
    .returning("k.id")
    .execute();
  return gone.map(({ id }) => id);
}
