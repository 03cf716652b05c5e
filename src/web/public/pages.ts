import { confirmEmailPage, emailConfirmedPage } from "./accounts/confirm-email.page.tsx";
import { forgotPasswordPage } from "./accounts/forgot-password.page.tsx";
import { loginPage } from "./accounts/login.page.tsx";
import { logoutPage } from "./accounts/logout.page.tsx";
import { resetPasswordPage } from "./accounts/reset-password.page.tsx";
import { secondStepPage } from "./accounts/second-step.page.tsx";
import { signUpPage } from "./accounts/sign-up.page.tsx";
import { unauthorizedPage } from "./accounts/unauthorized.page.tsx";
import { adoptionPage } from "./adoption/adoption.page.tsx";
import { favouritesPage } from "./adoption/favourites.page.tsx";
import { visitPage } from "./adoption/visit.page.tsx";
import { animalDetailPage } from "./animals/animal-detail.page.tsx";
import { animalsListPage } from "./animals/animals-list.page.tsx";
import { donatePage } from "./giving/donate.page.tsx";
import { paymentSuccessPage } from "./giving/payment-success.page.tsx";
import { sandboxPaymentPage } from "./giving/sandbox-payment.page.tsx";
import { newsDetailPage } from "./outreach/news-detail.page.tsx";
import { newsListPage } from "./outreach/news-list.page.tsx";
import {
  linkButtonPage,
  newsletterConfirmedPage,
  newsletterUnsubscribedPage,
  remindersEndedPage,
  searchConfirmedPage,
  searchesEndedPage,
} from "./outreach/newsletter.page.tsx";
import { jobDetailPage } from "./people/job-detail.page.tsx";
import { jobsListPage } from "./people/jobs-list.page.tsx";
import { volunteerPage } from "./people/volunteer.page.tsx";
import { setupPage } from "./settings/setup.page.tsx";
import { aboutPage } from "./site/about.page.tsx";
import { errorPage, notFoundPage } from "./site/error.pages.tsx";
import { landingPage } from "./site/landing.page.tsx";
import { privacyPage } from "./site/privacy.page.tsx";
import { termsPage } from "./site/terms.page.tsx";

/** Every public page by its name. */
export const PAGES = {
  landing: landingPage,
  newsList: newsListPage,
  newsDetail: newsDetailPage,
  animalsList: animalsListPage,
  animalDetail: animalDetailPage,
  favourites: favouritesPage,
  adoption: adoptionPage,
  donate: donatePage,
  volunteer: volunteerPage,
  jobsList: jobsListPage,
  jobDetail: jobDetailPage,
  about: aboutPage,
  privacy: privacyPage,
  terms: termsPage,
  paymentSuccess: paymentSuccessPage,
  newsletterConfirmed: newsletterConfirmedPage,
  newsletterUnsubscribed: newsletterUnsubscribedPage,
  remindersEnded: remindersEndedPage,
  linkButton: linkButtonPage,
  searchConfirmed: searchConfirmedPage,
  searchesEnded: searchesEndedPage,
  visit: visitPage,
  sandboxPayment: sandboxPaymentPage,
  login: loginPage,
  secondStep: secondStepPage,
  signUp: signUpPage,
  setup: setupPage,
  logout: logoutPage,
  unauthorized: unauthorizedPage,
  forgotPassword: forgotPasswordPage,
  resetPassword: resetPasswordPage,
  confirmEmail: confirmEmailPage,
  emailConfirmed: emailConfirmedPage,
  notFound: notFoundPage,
  error: errorPage,
} as const;
