export { forms, records } from "../../../../contract/texts/en/index.ts";

/** Texts of the user area and the administration, in the specification's words (spec §2.2, §2.3, §2.5, §2.6). */
export const app = {
  loadingFailed: "Something went wrong. Please reload the page.",
};
