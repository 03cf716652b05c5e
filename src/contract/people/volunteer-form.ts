/** A volunteer who is younger signs together with a guardian. */
export const ADULT_AGE_YEARS = 18;

/** The volunteer application: where it is served and what the browser saves it as (spec §2.4). */
export const VOLUNTEER_FORM = {
  path: "/files/volunteer-application.pdf",
  fileName: "volunteer-application.pdf",
} as const;
