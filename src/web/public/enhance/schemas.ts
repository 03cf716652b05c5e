import type { ZodType } from "zod";

/**
 * The contract's schemas by the name a form gives in `data-form`; loaded when somebody begins to fill in the form.
 * A form whose name is not here, as those for a forgotten password, is checked by the server alone.
 */
export const SCHEMAS: Readonly<Record<string, () => Promise<ZodType>>> = {
  confirmEmail: async () => (await import("../../../contract/accounts.ts")).EmailConfirmation,
  contact: async () => (await import("../../../contract/contact.ts")).ContactMessage,
  donation: async () => (await import("../../../contract/donations.ts")).DonationRequest,
  jobApplication: async () => (await import("../../../contract/job-applications.ts")).JobApplicationRequest,
  login: async () => (await import("../../../contract/accounts.ts")).Credentials,
  newsletter: async () => (await import("../../../contract/newsletters.ts")).NewsletterSubscription,
  signUp: async () => (await import("../../../contract/users.ts")).SignUp,
};
