import { aboutPage } from "./about.page.tsx";
import { adoptionPage } from "./adoption.page.tsx";
import { animalDetailPage } from "./animal-detail.page.tsx";
import { animalsListPage } from "./animals-list.page.tsx";
import { confirmEmailPage, emailConfirmedPage } from "./confirm-email.page.tsx";
import { donatePage } from "./donate.page.tsx";
import { errorPage } from "./error.page.tsx";
import { favouritesPage } from "./favourites.page.tsx";
import { forgotPasswordPage } from "./forgot-password.page.tsx";
import { jobDetailPage } from "./job-detail.page.tsx";
import { jobsListPage } from "./jobs-list.page.tsx";
import { landingPage } from "./landing.page.tsx";
import { loginPage } from "./login.page.tsx";
import { logoutPage } from "./logout.page.tsx";
import { newsDetailPage } from "./news-detail.page.tsx";
import { newsListPage } from "./news-list.page.tsx";
import {
  linkButtonPage,
  newsletterConfirmedPage,
  newsletterUnsubscribedPage,
  remindersEndedPage,
  searchConfirmedPage,
  searchesEndedPage,
} from "./newsletter.page.tsx";
import { notFoundPage } from "./not-found.page.tsx";
import type { Page } from "./page.ts";
import type { PageName } from "./page-props.ts";
import { paymentSuccessPage } from "./payment-success.page.tsx";
import { privacyPage } from "./privacy.page.tsx";
import { resetPasswordPage } from "./reset-password.page.tsx";
import { sandboxPaymentPage } from "./sandbox-payment.page.tsx";
import { setupPage } from "./setup.page.tsx";
import { signUpPage } from "./sign-up.page.tsx";
import { termsPage } from "./terms.page.tsx";
import { unauthorizedPage } from "./unauthorized.page.tsx";
import { visitPage } from "./visit.page.tsx";
import { volunteerPage } from "./volunteer.page.tsx";

/** Every public page by its name. */
export const PAGES: { readonly [N in PageName]: Page<N> } = {
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
};
