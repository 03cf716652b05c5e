import { plural } from "../../../../../contract/texts/plural.ts";

/** What comes next for an adopted animal (rules §14). */
export const aftercare = {
  title: "What comes next",
  loadFailed: "What comes next could not be loaded.",
  nothing: "Nothing is planned. Your vet will tell you when to come.",
  given: (count: number) =>
    plural.en(count, { one: "1 treatment in the shelter", other: `${count} treatments in the shelter` }),
  withBatch: (kind: string, batch: string) => `${kind}, batch ${batch}`,
  remind: "Remind me by e-mail two weeks before",
  remindHint: "You can end it here, or with one click in every letter.",
  willRemind: "We will remind you.",
  wontRemind: "We will not remind you.",
  changeFailed: "That could not be saved.",
};
