import type { ZodType } from "zod";

/**
 * The contract's schemas by the form's `data-form`; loaded when somebody starts to fill in the form. Other forms, such as
 * the one for a forgotten password, are checked only by the server.
 */
export const SCHEMAS: Readonly<Record<string, (form: HTMLElement) => Promise<ZodType>>> = {
  confirmEmail: async () => (await import("../../../contract/accounts/accounts.ts")).EmailConfirmation,
  messages: async () => (await import("../../../contract/outreach/message-form.ts")).SentMessage,
  donation: async () => (await import("../../../contract/giving/donations.ts")).DonationRequest,
  jobApplication: async () => (await import("../../../contract/people/job-applications.ts")).JobApplicationRequest,
  login: async () => (await import("../../../contract/accounts/accounts.ts")).Credentials,
  monthlyGift: async () => (await import("../../../contract/giving/donations.ts")).MonthlyGiftRequest,
  newsletter: async () => (await import("../../../contract/outreach/newsletters.ts")).NewsletterSubscription,
  savedSearch: async () => (await import("../../../contract/outreach/saved-searches.ts")).SavedSearchRequest,
  async signUp({ dataset: { today = "" } }) {
    const { signUpRequest } = await import("../../../contract/accounts/users.ts");
    return signUpRequest({ today: () => today });
  },
};
