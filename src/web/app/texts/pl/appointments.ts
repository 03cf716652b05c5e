import type { Written } from "../../../../contract/texts/catalog.ts";
import type { appointments as english } from "../en/appointments.ts";

export const appointments: Written<typeof english> = {};
