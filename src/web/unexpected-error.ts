/** The top-level fallback of both faces (spec §2.1). */
export const UNEXPECTED_ERROR = {
  title: "Unexpected Application Error",
  text: "Something went wrong on our side. Please try again in a moment.",
} as const;
