export const apply = {};
