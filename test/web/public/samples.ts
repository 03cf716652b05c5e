import type { AnimalDetail } from "../../../src/contract/animals/animals.ts";
import { TRAITS } from "../../../src/contract/animals/household.ts";
import type { News } from "../../../src/contract/outreach/news.ts";
import type { Job } from "../../../src/contract/people/jobs.ts";
import type { PageOf } from "../../../src/contract/platform/lists.ts";
import type { PageName, PageProps } from "../../../src/web/public/page-props.ts";
import type { Site } from "../../../src/web/public/platform/site.ts";

/** What every page gets, for a visitor at this path. */
export function siteAt(path: string, viewer: Site["viewer"] = null): Site {
  const assets = { styles: ["/assets/public.css"], script: "/assets/public.js", fonts: ["/assets/text.woff2"] };
  return { publicUrl: "https://shelter.example", path, viewer, assets };
}

/** Rex, who is available, with the changes of a test. */
export function animal(changes: Partial<AnimalDetail> = {}): AnimalDetail {
  return {
    id: 7,
    name: "Rex",
    type: "Dog",
    age: 4,
    ageMonths: null,
    filmUrl: null,
    homeNeeded: null,
    colours: [],
    markings: "",
    weight: 31.5,
    sex: "Male",
    breed: "German Shepherd",
    whereFound: "Łódź, Piotrkowska 12",
    arrivalDate: "2026-03-09",
    isChipped: true,
    description: "Rex greets everybody at the gate.",
    status: "Available",
    mainPhotoId: 21,
    mainPhotoAlt: "Rex in the grass",
    focalX: 52,
    focalY: 33,
    animalGroupId: null,
    animalGroupName: null,
    attributeScores: [{ attributeTypeId: 1, attributeTypeName: "Energy", score: 4 }],
    traits: { children: null, animals: null, energy: 4, independence: null },
    photos: [
      { id: 21, alt: "Rex in the grass", width: 1600, height: 1200, focalX: 52, focalY: 33 },
      { id: 22, alt: "Rex on the sofa", width: 1600, height: 1200, focalX: 50, focalY: 50 },
    ],
    ...changes,
  };
}

export function news(changes: Partial<News> = {}): News {
  return {
    id: 3,
    title: "An open day",
    content: "Two hundred people came.\nEleven animals left with them.\n\nThank you all.",
    createdAt: "2026-11-20T23:30:00Z",
    publishedAt: "2026-11-20T23:30:00Z",
    status: "Published",
    employeeId: 1,
    employeeFullName: "Anna Kowalska",
    animals: [],
    photos: [],
    ...changes,
  };
}

export const job: Job = { id: 2, name: "Caretaker", description: "You walk dogs.", minSalary: 4000, maxSalary: 5500 };

/** One page of a list with `totalCount` items. */
export function pageOf<T>(items: T[], pageSize: number, totalCount = items.length, page = 1): PageOf<T> {
  return { items, page, pageSize, totalCount };
}

/** An item's page without animals and without others beside it. */
export const newsDetail = (item = news()): PageProps["newsDetail"] => ({
  item,
  animals: [],
  favourites: null,
  older: null,
  newer: null,
});

/** Sample data for every page. */
export const PROPS: PageProps = {
  landing: { animals: [animal()], known: [...TRAITS, "home"], favourites: null },
  newsList: { news: pageOf([news()], 5) },
  newsDetail: newsDetail(),
  animalsList: {
    filters: {},
    household: {},
    known: [...TRAITS, "home"],
    animals: pageOf([animal()], 12),
    breeds: { Dog: ["Beagle"], Cat: ["Siamese"] },
    groups: [],
    favourites: null,
  },
  animalDetail: {
    animal: animal(),
    household: {},
    similar: [],
    favourites: null,
    ownAdoption: null,
    card: "/share-cards/7/en/1.jpg",
  },
  favourites: { animals: [animal()], isNamed: true, favourites: "device" },
  adoption: {},
  donate: { gifts: null, isMonthly: true },
  volunteer: {},
  jobsList: { jobs: pageOf([job], 3) },
  jobDetail: { job },
  about: { today: { state: "open", closes: "18:00" }, exceptions: [] },
  privacy: { changedOn: null },
  terms: { changedOn: null },
  newsletterConfirmed: {},
  newsletterUnsubscribed: {},
  remindersEnded: {},
  linkButton: { kind: "searchConfirm", action: "/api/saved-searches/confirm?token=a-token" },
  searchConfirmed: {},
  searchesEnded: {},
  visit: {
    visit: {
      title: "Walk with Rex",
      when: "Saturday",
      state: "booked",
      animalId: 1,
      isHomeCheck: false,
      isBookable: true,
    },
    token: "a-token",
  },
  paymentSuccess: { donation: null },
  sandboxPayment: {
    amountGrosze: 5000,
    description: "Donation to the animal shelter",
    isOpen: true,
    leftGrosze: 0,
    keepsCard: true,
    continueUrl: "https://shelter.example/api/payment/payu/return?orderId=1",
  },
  login: { target: null, after: null, passkeysAt: "https://shelter.example" },
  secondStep: {
    target: null,
    factors: ["passkey", "totp", "recovery"],
    ask: "totp",
    passkeysAt: "https://shelter.example",
  },
  setup: {},
  signUp: { target: null, today: "2026-11-24" },
  logout: { isOver: true, hasClosed: false },
  unauthorized: {},
  forgotPassword: {},
  resetPassword: { token: "a-token" },
  confirmEmail: { token: "a-token" },
  emailConfirmed: {},
  notFound: {},
  error: { status: 500, message: "Internal Server Error" },
};

export const PAGE_NAMES = Object.keys(PROPS) as PageName[];
