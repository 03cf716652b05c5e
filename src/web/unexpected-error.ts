/** The texts of the last error page, of the public site and of the application (spec §2.1). */
export const UNEXPECTED_ERROR = {
  title: "Unexpected Application Error",
  text: "Something went wrong on our side. Please try again in a moment.",
} as const;
