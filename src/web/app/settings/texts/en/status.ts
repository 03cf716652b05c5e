import { plural } from "../../../../../contract/texts/plural.ts";

/** How the server is, for admins. */
export const status = {
  loadFailed: "The status could not be loaded",
  summary: (wrong: number) =>
    wrong === 0
      ? "All is well"
      : plural.en(wrong, { one: "1 thing needs somebody", other: `${wrong} things need somebody` }),
  told: "Every admin gets a letter when something here goes wrong, and when it is over.",
  ok: "fine",
  wrong: "needs somebody",
  open: "Open",
};
