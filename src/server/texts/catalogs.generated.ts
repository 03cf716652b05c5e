// Written by `npm run types` from the folders of the languages.
import { server as en } from "./en/index.ts";
import { server as pl } from "./pl/index.ts";

export const catalogs = { en, pl };
