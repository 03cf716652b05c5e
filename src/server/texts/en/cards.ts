/** Pictures that are shared: of an animal's page, and of an animal that has come home. */
export const cards = {
  share: {
    looking: "Looking for a home",
    reserved: "Reserved",
    adopted: "Has found a home",
    waiting: "Not to be adopted yet",
  },
  homecoming: {
    title: (animal: string) => `${animal} has a home`,
    fileName: (id: number) => `homecoming-${id}.jpg`,
  },
};
