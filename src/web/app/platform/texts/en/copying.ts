/** Beside a text that is there to be copied. */
export const copying = { copy: "Copy", done: "Copied" };
