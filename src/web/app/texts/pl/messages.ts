import type { Written } from "../../../../contract/texts/catalog.ts";
import type { messages as english } from "../en/messages.ts";

export const messages: Written<typeof english> = {};
