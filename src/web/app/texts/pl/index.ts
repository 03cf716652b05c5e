import type { Written } from "../../../../contract/texts/catalog.ts";
import type { app as english } from "../en/index.ts";

export { forms, records } from "../../../../contract/texts/pl/index.ts";

export const app: Written<typeof english> = {
  loadingFailed: "Coś poszło nie tak. Wczytaj stronę ponownie.",
};
