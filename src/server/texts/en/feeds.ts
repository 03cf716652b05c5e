/** The heads of the feeds that programs read news and animals from. */
export const feeds = {
  animals: {
    title: (shelter: string) => `${shelter}: animals that wait for a home`,
    description: "The animals that came last and can be adopted.",
  },
  news: { title: (shelter: string) => `${shelter}: news`, description: "What is new at the shelter." },
};
