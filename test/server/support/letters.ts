import { lettersTo } from "./people.ts";

/** The subjects of the letters to an address or to somebody's account, the oldest first. */
export const subjectsTo = async (...to: Parameters<typeof lettersTo>): Promise<string[]> =>
  (await lettersTo(...to)).map(({ subject }) => subject);
