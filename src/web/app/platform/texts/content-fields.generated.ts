// Written by `npm run types` from the folders of the languages.
import { contentFields as en } from "./en/content-fields.ts";
import { contentFields as pl } from "./pl/content-fields.ts";

export const contentFields = { en, pl };
