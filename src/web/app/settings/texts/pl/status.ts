import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { status as english } from "../en/status.ts";

export const status: Written<typeof english> = {
  loadFailed: "Nie udało się wczytać stanu serwera",
  summary: (wrong) =>
    wrong === 0
      ? "Wszystko działa dobrze"
      : plural.pl(wrong, {
          one: "1 sprawa czeka na kogoś",
          few: `${wrong} sprawy czekają na kogoś`,
          many: `${wrong} spraw czeka na kogoś`,
          other: `${wrong} sprawy czeka na kogoś`,
        }),
  told: "Gdy coś tu przestanie działać, wszyscy administratorzy dostaną list, i drugi, gdy to minie.",
  ok: "dobrze",
  wrong: "czeka na kogoś",
  open: "Otwórz",
};
