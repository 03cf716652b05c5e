import { plural } from "../../../contract/texts/plural.ts";

/** What the server refuses about retention periods. */
export const retention = {
  untold: (count: number) =>
    plural.en(count, {
      one: "This period would erase 1 record for good. Agree to that first.",
      other: `This period would erase ${count} records for good. Agree to that first.`,
    }),
  /** There are more than were counted. */
  untoldMany: (count: number) => `This period would erase more than ${count} records for good. Agree to that first.`,
};
