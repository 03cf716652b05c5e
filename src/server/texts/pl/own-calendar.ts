import type { Written } from "../../../contract/texts/catalog.ts";
import type { ownCalendar as english } from "../en/own-calendar.ts";

export const ownCalendar: Written<typeof english> = {
  name: (shelter) => `${shelter}: mój kalendarz`,
  appointment: (service, animal) => `${service}: ${animal}`,
};
