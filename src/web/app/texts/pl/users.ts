import type { Written } from "../../../../contract/texts/catalog.ts";
import type { users as english } from "../en/users.ts";

export const users: Written<typeof english> = {};
