import { plural } from "../../../../contract/texts/plural.ts";

/** What the server refuses about retention periods. */
export const retention = {
  /** @param isMore there are more than were counted */
  untold: (count: number, isMore: boolean) =>
    plural.en(count, {
      one: "This period would erase 1 record for good. Agree to that first.",
      other: `This period would erase ${isMore ? "more than " : ""}${count} records for good. Agree to that first.`,
    }),
};
