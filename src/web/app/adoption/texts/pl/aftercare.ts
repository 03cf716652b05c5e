import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { aftercare as english } from "../en/aftercare.ts";

/** Co dalej z adoptowanym zwierzęciem (rules §14). */
export const aftercare: Written<typeof english> = {
  title: "Co dalej",
  loadFailed: "Nie udało się wczytać, co dalej.",
  nothing: "Nic nie jest zaplanowane. Lekarz weterynarii powie, kiedy przyjść.",
  given: (count) =>
    plural.pl(count, {
      one: "1 zabieg w schronisku",
      few: `${count} zabiegi w schronisku`,
      many: `${count} zabiegów w schronisku`,
      other: `${count} zabiegu w schronisku`,
    }),
  withBatch: (kind, batch) => `${kind}, seria ${batch}`,
  remind: "Przypomnijcie mi e-mailem dwa tygodnie wcześniej",
  remindHint: "Można to zakończyć tutaj albo jednym kliknięciem w każdym liście.",
  willRemind: "Przypomnimy.",
  wontRemind: "Nie będziemy przypominać.",
  changeFailed: "Nie udało się tego zapisać.",
};
