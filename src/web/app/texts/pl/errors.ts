import type { Written } from "../../../../contract/texts/catalog.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Written<typeof english> = {};
