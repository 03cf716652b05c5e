import { DEMO_ACCOUNTS } from "../accounts.ts";

/** The user's favourites show every state: an available animal, one with an open adoption, and an adopted one. */
export const FAVOURITES: readonly { user: string; animal: string; daysAgo: number; time: string }[] = [
  { user: DEMO_ACCOUNTS[2].email, animal: "Rogal", daysAgo: 2, time: "21:40" },
  { user: DEMO_ACCOUNTS[2].email, animal: "Łatka", daysAgo: 8, time: "19:05" },
  { user: DEMO_ACCOUNTS[2].email, animal: "Chmurka", daysAgo: 140, time: "07:55" },
];
