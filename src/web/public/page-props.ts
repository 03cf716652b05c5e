import type { OwnAdoption } from "../../contract/adoptions.ts";
import type { AgeClass, Animal, AnimalDetail, AnimalMeta, AnimalType, Sex, Size } from "../../contract/animals.ts";
import type { DonationStatus } from "../../contract/donations.ts";
import type { Job } from "../../contract/jobs.ts";
import type { News } from "../../contract/news.ts";
import type { PanelPath } from "../../contract/panels.ts";
import type { PageOf } from "../../contract/shared.ts";
import type { LoginAfter } from "../login-path.ts";

/** The signed-in person as the header shows them (spec §2.4), or null for a visitor. */
export type Viewer = { fullName: string; panelPath: PanelPath } | null;

/** The built files a page refers to, with their hashed names. */
export type Assets = { styles: readonly string[]; script: string; fonts: readonly string[] };

/** What every page is told besides its own props. */
export type Site = {
  /** The address the product is reached at, without a trailing slash: canonical links and Open Graph are made from it. */
  publicUrl: string;
  /** Path and query of this page as a search engine should know it, e.g. `/animals?page=2`. */
  path: string;
  viewer: Viewer;
  assets: Assets;
};

/** Which of the animals on the page are this person's favourites; null for visitors and staff, who have none (decisions §2). */
export type Favourites = readonly number[] | null;

/** The filters of the public animals list, as they stand in the address (spec §2.4). */
export type AnimalFilters = {
  sex?: Sex;
  type?: AnimalType;
  breed?: string;
  animalGroupId?: number;
  size?: Size;
  ageClass?: AgeClass;
};

/**
 * What each public page is made from. `null` in the place of data means that it could not be loaded: the page still
 * stands and says so with the specification's sentence.
 */
export type PageProps = {
  landing: { animals: Animal[] | null; favourites: Favourites };
  newsList: { news: PageOf<News> | null };
  newsDetail: { item: News };
  animalsList: {
    filters: AnimalFilters;
    animals: PageOf<Animal> | null;
    breeds: AnimalMeta["breedsByType"];
    groups: { id: number; name: string }[];
    favourites: Favourites;
  };
  /** `ownAdoption`: where the viewer's own adoption of it stands. */
  animalDetail: { animal: AnimalDetail; favourites: Favourites; ownAdoption: OwnAdoption | null };
  adoption: Record<string, never>;
  donate: Record<string, never>;
  volunteer: Record<string, never>;
  jobsList: { jobs: PageOf<Job> | null };
  jobDetail: { job: Job };
  about: Record<string, never>;
  privacy: Record<string, never>;
  terms: Record<string, never>;
  newsletterConfirmed: Record<string, never>;
  newsletterUnsubscribed: Record<string, never>;
  /** `donation` is null when the address names none that we know. */
  paymentSuccess: {
    donation: { extOrderId: string; amountGrosze: number; status: DonationStatus; isTest: boolean } | null;
  };
  /** `isOpen` until somebody has decided; then it only leads back. */
  sandboxPayment: { amountGrosze: number; description: string; isOpen: boolean; continueUrl: string };
  /** `target` is the page of this site to go to after signing in, checked by the server; null for where the person belongs. */
  login: { target: string | null; after: LoginAfter | null };
  signUp: { target: string | null };
  /**
   * `isOver` when nobody is signed in any more; else the page asks before it ends the session.
   * `hasClosed` when the person comes from closing the account.
   */
  logout: { isOver: boolean; hasClosed: boolean };
  unauthorized: Record<string, never>;
  forgotPassword: Record<string, never>;
  /** `token` of the letter's link; null when the link is incomplete. */
  resetPassword: { token: string | null };
  confirmEmail: { token: string | null };
  emailConfirmed: Record<string, never>;
  /** `message` is a page's own sentence, as 'Animal not found.' */
  notFound: { message?: string };
  /** The error page of spec §2.1: status and message with a reload button. */
  error: { status: number; message: string };
};
export type PageName = keyof PageProps;
