import type { Written } from "../../../../contract/texts/catalog.ts";
import type { shell as english } from "../en/shell.ts";

export const shell: Written<typeof english> = {
  loadingFailed: "Coś poszło nie tak. Wczytaj stronę ponownie.",
};
