import type { Factor } from "../../../contract/accounts/accounts.ts";
import type { OwnAdoption } from "../../../contract/adoption/adoptions.ts";
import type { VisitState } from "../../../contract/adoption/visits.ts";
import type {
  AgeClass,
  Animal,
  AnimalDetail,
  AnimalMeta,
  AnimalType,
  Energy,
  MinScore,
  Sex,
  Size,
} from "../../../contract/animals/animals.ts";
import type { HomeNeeded, Household, KnownFact } from "../../../contract/animals/household.ts";
import type { DonationStatus } from "../../../contract/giving/donations.ts";
import type { GiftChoices } from "../../../contract/giving/gifts.ts";
import type { News } from "../../../contract/outreach/news.ts";
import type { Job } from "../../../contract/people/jobs.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { OpeningToday } from "../../../contract/platform/opening-hours.ts";
import type { PanelPath } from "../../../contract/platform/panels.ts";
import type { DayThatDiffers } from "../../../contract/platform/shelter.ts";
import type { LoginAfter } from "../../login-path.ts";

/** The signed-in person in the header (spec §2.4); null for a visitor. */
export type Viewer = { fullName: string; panelPath: PanelPath } | null;

/** The built files that a page loads, with their hashed names. */
export type Assets = { styles: readonly string[]; script: string; fonts: readonly string[] };

/** Another news item that a page leads to. */
export type NewsLink = Pick<News, "id" | "title" | "languages">;

/** What every page gets in addition to its props. */
export type Site = {
  /** The public address without a trailing slash, for canonical links and Open Graph. */
  publicUrl: string;
  /** The canonical path and query of this page, such as `/animals?page=2`. */
  path: string;
  viewer: Viewer;
  assets: Assets;
};

/**
 * Ids of the user's favourites among the animals on the page. `device` for visitors, whose browser marks them, so that
 * the page is the same for all; null for staff, who have none (rules §2).
 */
export type Favourites = readonly number[] | "device" | null;

/** The filters of the public animals list, from the address (spec §2.4); the last four are of scores and of the home. */
export type AnimalFilters = {
  sex?: Sex;
  type?: AnimalType;
  breed?: string;
  animalGroupId?: number;
  size?: Size;
  ageClass?: AgeClass;
  goodWithChildren?: MinScore;
  goodWithAnimals?: MinScore;
  energy?: Energy;
  homeNeeded?: HomeNeeded;
};

/** The day on which the shelter has last changed its own text of a legal page, as YYYY-MM-DD. */
type LegalProps = { changedOn: string | null };

/** The buttons of letters' links: opening such a link changes nothing. */
export type LinkButton = "newsletterConfirm" | "newsletterEnd" | "searchConfirm" | "searchesEnd" | "remindersEnd";

/**
 * The data of each public page. `null` means that the data could not be loaded; the page then shows the specification's
 * error text.
 */
export type PageProps = {
  /** `known`: what visitors are asked about. */
  landing: { animals: Animal[] | null; known: readonly KnownFact[]; favourites: Favourites };
  newsList: { news: PageOf<News> | null };
  /** The cards of the animals that the item is about, and the items published before and after it. */
  newsDetail: {
    item: News;
    animals: readonly Animal[];
    favourites: Favourites;
    older: NewsLink | null;
    newer: NewsLink | null;
  };
  animalsList: {
    filters: AnimalFilters;
    /** Who lives with the visitor, from the address. */
    household: Household;
    known: readonly KnownFact[];
    animals: PageOf<Animal> | null;
    breeds: AnimalMeta["breedsByType"];
    groups: { id: number; name: string }[];
    favourites: Favourites;
  };
  /** `ownAdoption`: the viewer's own adoption of this animal. `card`: the address of its picture for shared links. */
  animalDetail: {
    animal: AnimalDetail;
    household: Household;
    /** Animals like this one that can be adopted. */
    similar: readonly Animal[];
    favourites: Favourites;
    ownAdoption: OwnAdoption | null;
    card: string;
    /** Whether there are hours in which it can be visited. */
    canVisit?: boolean;
  };
  /** The animals that the address names; `isNamed` is false when it names none, and the browser asks for its own. */
  favourites: { animals: Animal[] | null; isNamed: boolean; favourites: Favourites };
  adoption: Record<string, never>;
  /** `gifts` is null while the database is unavailable: the amounts stand without it. `isMonthly`: monthly gifts are possible. */
  donate: { gifts: GiftChoices | null; isMonthly: boolean };
  volunteer: Record<string, never>;
  jobsList: { jobs: PageOf<Job> | null };
  jobDetail: { job: Job };
  /** Whether the shelter is open now, and the days of the next month that differ. */
  about: { today: OpeningToday; exceptions: readonly DayThatDiffers[] };
  privacy: LegalProps;
  terms: LegalProps;
  newsletterConfirmed: Record<string, never>;
  newsletterUnsubscribed: Record<string, never>;
  remindersEnded: Record<string, never>;
  /** `action` is what the button posts to. */
  linkButton: { kind: LinkButton; action: string };
  searchConfirmed: Record<string, never>;
  searchesEnded: Record<string, never>;
  /** The visit that a letter's link names; null for a link that names none. `token` is the link's. */
  visit: {
    visit: {
      title: string;
      when: string;
      state: VisitState | "over";
      animalId: number;
      isHomeCheck: boolean;
      isBookable: boolean;
    } | null;
    token: string;
  };
  /** `donation` is null if the address names none of our donations. */
  paymentSuccess: {
    donation: {
      extOrderId: string;
      amountGrosze: number;
      refundedGrosze: number;
      status: DonationStatus;
      isTest: boolean;
      purpose: string;
    } | null;
  };
  /** `isOpen`: the payment can still be paid or cancelled. `leftGrosze`: what can be given back. `keepsCard`: it is the first payment of a monthly gift. */
  sandboxPayment: {
    amountGrosze: number;
    description: string;
    isOpen: boolean;
    leftGrosze: number;
    continueUrl: string;
    keepsCard: boolean;
  };
  /** `target` is the path to go to after the login, checked by the server; null for the person's own area. */
  login: { target: string | null; after: LoginAfter | null; passkeysAt: string | null };
  /** After the password: what this person may show, and which of it is asked for. `passkeysAt`: the address at which passkeys work. */
  secondStep: {
    target: string | null;
    factors: readonly Factor[];
    ask: "totp" | "recovery";
    passkeysAt: string | null;
  };
  setup: Record<string, never>;
  /** `today` is the shelter's day, by which a date of birth is checked. */
  signUp: { target: string | null; today: string };
  /**
   * `isOver`: nobody is signed in any more. Otherwise the page asks before it ends the session.
   * `hasClosed`: the person has just closed the account.
   */
  logout: { isOver: boolean; hasClosed: boolean };
  unauthorized: Record<string, never>;
  forgotPassword: Record<string, never>;
  /** `token` of the link in the letter; null if the link is incomplete. */
  resetPassword: { token: string | null };
  confirmEmail: { token: string | null };
  emailConfirmed: Record<string, never>;
  /** `message` is the requested page's own text, such as 'Animal not found.' */
  notFound: { message?: string };
  /** The error page (spec §2.1). */
  error: { status: number; message: string };
};
export type PageName = keyof PageProps;
