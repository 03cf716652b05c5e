// Written by `npm run types` from the folders of the languages.
import { language as en } from "./en/language.ts";
import { language as pl } from "./pl/language.ts";

export const languages = { en, pl };
