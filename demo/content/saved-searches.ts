/** Mailboxes that are written to when a new animal fits; the second has not confirmed yet. */
export const SAVED_SEARCHES: readonly { email: string; query: string; daysAgo: number; confirmed: boolean }[] = [
  { email: "rodzina.wisniewskich@example.com", query: "type=Dog&size=small", daysAgo: 40, confirmed: true },
  { email: "tomek.kot@example.com", query: "type=Cat&ageClass=senior", daysAgo: 2, confirmed: false },
  { email: "hania.n@example.com", query: "type=Cat&sex=Female", daysAgo: 9, confirmed: true },
];
