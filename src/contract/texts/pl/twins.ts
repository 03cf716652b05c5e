import type { twins as english } from "../en/twins.ts";

export const twins: typeof english = {
  of: "Wybierz users albo animals.",
  side: "Wybierz gone albo kept.",
  into: "Wybierz rekord, który zostaje.",
};
