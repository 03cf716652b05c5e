// Written by `npm run types` from the folders of the languages.
import * as en from "./en/index.ts";
import * as pl from "./pl/index.ts";

export const catalogs = { en, pl };
