import { BY_ADOPTERS } from "./adopters.ts";
import { WITH_ANIMALS } from "./animals.ts";
import { FILES } from "./files.ts";
import { BY_IMPORT } from "./imports.ts";
import type { Kind } from "./kind.ts";
import { RECORDS } from "./records.ts";

/** Everything that people do while machines fail. */
export const KINDS: readonly Kind[] = [...RECORDS, ...WITH_ANIMALS, ...FILES, ...BY_ADOPTERS, ...BY_IMPORT];
