export const animalGroups = {};
