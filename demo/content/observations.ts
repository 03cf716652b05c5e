import type { Observation, SignName } from "../../src/contract/animals/observations.ts";

/** Those that are looked at every evening, some as they always are, and what was otherwise on which evening. */
export const OBSERVED: Readonly<Record<string, readonly DemoObservation[]>> = {
  // Eats nothing, and loses weight (see `WEIGHT_CURVES`): the morning list tells the vet.
  Bez: [
    { daysAgo: 3, ate: "some" },
    { daysAgo: 2, ate: "none", mood: "quiet", note: "Left his bowl, also the tuna." },
    { daysAgo: 1, ate: "none", drank: "little", mood: "quiet" },
  ],
  Bruno: [{ daysAgo: 6, stool: "soft" }],
  Karmel: [{ daysAgo: 4, ate: "some", note: "Ate when somebody sat with him." }],
  Kluska: [],
  Migotka: [],
  Pączek: [],
};
type DemoObservation = { daysAgo: number; note?: string } & Partial<Pick<Observation, SignName>>;
