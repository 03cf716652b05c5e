// Written by `npm run types` from the folders of the languages.
import { language as en } from "./languages/en.ts";
import { language as pl } from "./languages/pl.ts";

export const languages = { en, pl };
