import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { adminDashboard as english } from "../en/admin-dashboard.ts";

const people = (count: number) =>
  plural.pl(count, {
    one: `${count} osoba`,
    few: `${count} osoby`,
    many: `${count} osób`,
    other: `${count} osoby`,
  });

export const adminDashboard: Written<typeof english> = {
  numbers: {
    availableAnimals: (count) => `${count} do adopcji`,
    animalGroups: (count) =>
      plural.pl(count, {
        one: `${count} grupa`,
        few: `${count} grupy`,
        many: `${count} grup`,
        other: `${count} grupy`,
      }),
    openAdoptions: (count) =>
      plural.pl(count, {
        one: `${count} otwarta`,
        few: `${count} otwarte`,
        many: `${count} otwartych`,
        other: `${count} otwartej`,
      }),
    adoptionsWaitingForMe: (count) =>
      plural.pl(count, {
        one: `${count} czeka na ciebie`,
        few: `${count} czekają na ciebie`,
        many: `${count} czeka na ciebie`,
        other: `${count} czeka na ciebie`,
      }),
    appointmentsToday: (count) => `${count} dzisiaj`,
    lowResources: (count) => `${count} na wyczerpaniu`,
    news: (count) =>
      plural.pl(count, {
        one: `${count} opublikowana`,
        few: `${count} opublikowane`,
        many: `${count} opublikowanych`,
        other: `${count} opublikowanej`,
      }),
    jobs: (count) =>
      plural.pl(count, {
        one: `${count} aktualna`,
        few: `${count} aktualne`,
        many: `${count} aktualnych`,
        other: `${count} aktualnej`,
      }),
    pendingResumes: (count) =>
      plural.pl(count, {
        one: `${count} oczekuje`,
        few: `${count} oczekują`,
        many: `${count} oczekuje`,
        other: `${count} oczekuje`,
      }),
    users: people,
    employees: people,
  },
  server: {
    littleDisk: (left) =>
      `Na dysku serwera zostało tylko ${left}. Gdy się zapełni, nie będzie można niczego zapisać: poproś osobę, która prowadzi serwer, żeby zrobiła miejsce.`,
    isReadOnly:
      "Bazę danych można teraz tylko odczytywać, więc nie da się niczego zapisać. Jeśli potrwa to dłużej niż kilka minut, powiadom osobę, która prowadzi serwer.",
  },
};
