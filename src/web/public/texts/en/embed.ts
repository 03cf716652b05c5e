/** What the script for other sites says around the animals; `{shelter}` is the shelter's name. */
export const embed = {
  label: "Animals of {shelter}",
  empty: "Nobody is waiting for a home here today.",
  failed: "The animals cannot be shown here right now.",
  all: "All animals of {shelter}",
};
