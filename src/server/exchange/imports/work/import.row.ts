import type { IMPORT_PHASES, ImportState } from "../../../../contract/exchange/imports.ts";
import type { Clock } from "../../../base/clock.ts";
import type { Db } from "../../../database/pool.ts";
import type { WithKeys } from "../../../parts/keys/keys.ts";
import type { PhotoStore } from "../../../platform/photos/photo.store.ts";
import type { ProblemArgs, ProblemCode } from "../files/unreadable.ts";
import type { Found } from "../found.ts";
import type { Answers, Mapping, Words } from "../settings/settings.ts";

export type ImportPhase = (typeof IMPORT_PHASES)[number];

/** Rows by what became of them, and what they brought. */
export type Counts = {
  read: number;
  ignored: number;
  created: number;
  changed: number;
  unchanged: number;
  skipped: number;
  errors: number;
  warnings: number;
  animals: number;
  stays: number;
  open: number;
  closed: number;
  deadOnArrival: number;
  treatments: number;
  placements: number;
  photos: number;
  photosRefused: number;
  people: number;
  costs: number;
  logs: number;
  neutered: number;
  reservations: number;
  removed: number;
  kept: number;
};
/** @property changedAnimals of which a row that only names them says nothing, for the undo */
export type PhaseCounts = Partial<Counts> & { changedAnimals?: number };
/** What reading found stays when the rest is done again. */
export type StoredCounts = { reading?: PhaseCounts; writing?: PhaseCounts; undoing?: PhaseCounts };

/** Where work goes on after a stop. */
export type Cursor = { sheet?: number; row?: number; seq?: number; id?: number };

export type Failure = { code: ProblemCode; args: ProblemArgs };

/** An import as it is stored. */
export type ImportRow = {
  id: number;
  state: ImportState;
  phase: ImportPhase | null;
  file_name: string;
  file_key: string | null;
  file_bytes: number;
  layout: string;
  source: string;
  found: Found;
  mapping: Mapping;
  words: Words;
  answers: Answers;
  read_as: string | null;
  done: number;
  total: number;
  cursor: Cursor;
  counts: StoredCounts;
  failure: Failure | null;
  created_at: Date;
  created_by: number | null;
  phase_at: Date | null;
  finished_at: Date | null;
};

/** What the work on an import needs. */
export type ImportWork = { db: Db; clock: Clock; photoStore: PhotoStore } & WithKeys;

/** Adds counts to counts. */
export const addCounts = (to: PhaseCounts, more: PhaseCounts): PhaseCounts => countMore({ ...to }, more);

/** The same in place, for what is counted row by row. */
export function countMore(counts: PhaseCounts, more: PhaseCounts): PhaseCounts {
  for (const key in more) {
    const name = key as keyof Counts;
    counts[name] = (counts[name] ?? 0) + (more[name] ?? 0);
  }
  return counts;
}
