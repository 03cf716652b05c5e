import type { Written } from "../../../../contract/texts/catalog.ts";
import type { outbox as english } from "../en/outbox.ts";

export const outbox: Written<typeof english> = {};
