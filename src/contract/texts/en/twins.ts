/** Records that are perhaps one (rules §19). */
export const twins = {
  of: "Choose users or animals.",
  side: "Choose gone or kept.",
  into: "Choose the record that stays.",
};
