// Written by `npm run types` from the folders of the languages.
import { pages as en } from "./en/index.ts";
import { pages as pl } from "./pl/index.ts";

export const catalogs = { en, pl };
