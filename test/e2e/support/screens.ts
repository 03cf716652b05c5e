import type { Shelter } from "./shelter.ts";

/** One public screen: its name, as in names of files, and its address. */
export type Screen = { name: string; path: (shelter: Shelter) => string };

/** Every screen that a visitor can come to (spec §2.1), and the lists as their filters and pages change them. */
export const SCREENS = [
  { name: "landing", path: () => "/" },
  { name: "news", path: () => "/news" },
  { name: "news-item", path: ({ news }) => `/news/${news.items[0]?.id}` },
  { name: "animals", path: () => "/animals" },
  { name: "animals-filtered", path: () => "/animals?type=Cat&ageClass=senior" },
  { name: "animals-none", path: () => "/animals?type=Cat&size=large&ageClass=baby" },
  { name: "animal", path: ({ animal }) => `/animal/${animal.id}` },
  { name: "adoption", path: () => "/adoption" },
  { name: "donate", path: () => "/help/donate" },
  { name: "volunteer", path: () => "/help/volunteer" },
  { name: "jobs", path: () => "/help/jobs" },
  { name: "about", path: () => "/about" },
  { name: "privacy", path: () => "/privacy" },
  { name: "terms", path: () => "/terms" },
  { name: "payment-success", path: () => "/payment/payu/success" },
  { name: "not-found", path: () => "/no-such-page" },
  { name: "animal-not-found", path: () => "/animal/2147483647" },
] as const satisfies readonly Screen[];
