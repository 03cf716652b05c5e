/** The stores: food, blankets and the like (spec §2.6). */
export const resources = {
  search: "Search Resource...",
  empty: "There are no resources yet.",
  noMatch: "No resources match your search.",
  type: "Type",
  name: "Name",
  amount: "Amount",
  target: "Target",
  description: "Description",
  typesFailed: "Error loading resource types.",
  amountHint: (most: number) => `Units, up to ${most}`,
  descriptionHint: (target: number) => `The first number in it is the target; without one it is ${target}.`,
  stockOf: (name: string) => `Stock of ${name}`,
  level: (amount: number, target: number) => `${amount} / ${target} units`,
};
