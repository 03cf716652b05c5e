import type { Written } from "../../../contract/texts/catalog.ts";
import { plural } from "../../../contract/texts/plural.ts";
import type { retention as english } from "../en/retention.ts";

export const retention: Written<typeof english> = {
  untold: (count) =>
    plural.pl(count, {
      one: "Ten okres usunąłby na zawsze 1 wpis. Najpierw potwierdź, że tego chcesz.",
      few: `Ten okres usunąłby na zawsze ${count} wpisy. Najpierw potwierdź, że tego chcesz.`,
      many: `Ten okres usunąłby na zawsze ${count} wpisów. Najpierw potwierdź, że tego chcesz.`,
      other: `Ten okres usunąłby na zawsze ${count} wpisu. Najpierw potwierdź, że tego chcesz.`,
    }),
  untoldMany: (count) => `Ten okres usunąłby na zawsze ponad ${count} wpisów. Najpierw potwierdź, że tego chcesz.`,
};
