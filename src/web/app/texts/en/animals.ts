export const animals = {};
