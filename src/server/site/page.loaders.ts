import { ownAdoptionText } from "../../contract/adoption/adoptions.ts";
import { PAGE_SIZE } from "../../contract/platform/lists.ts";
import { exceptionsAhead, openingToday } from "../../contract/platform/opening-hours.ts";
import { IdInAddress } from "../../contract/platform/shared.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { dayIn } from "../../contract/platform/time.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { withQuery } from "../../web/login-path.ts";
import type { PageName, PageProps } from "../../web/public/page-props.ts";
import type { Favourites } from "../../web/public/platform/site.ts";
import { findOwnAdoption } from "../adoption/adoption.holder.ts";
import { favouritesAmong } from "../adoption/favourites/favourite.queries.ts";
import { offersVisits } from "../adoption/visits/visit.plan.ts";
import { animalMeta, animalsWithPages, findAnimal, knownFacts, listAnimals } from "../animals/animal.queries.ts";
import { similarAnimals } from "../animals/animal.similar.ts";
import { shareCardPath } from "../animals/cards/share-card.ts";
import { animalGroupNames } from "../animals/groups/animal-group.queries.ts";
import { animalFiltersIn, animalIdsIn, clamped, householdIn, listPath, pageIn } from "../animals/list-address.ts";
import { type Actor, VISITOR } from "../base/actor.ts";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { donationState } from "../giving/donation.queries.ts";
import { giftChoices } from "../giving/gift.queries.ts";
import { findNews, listNews, newsBeside } from "../outreach/news/news.queries.ts";
import { mergedInto } from "../parts/merging/merges.store.ts";
import { findJob, listJobs } from "../people/jobs/job.queries.ts";
import type { PageDeps } from "./renderer.ts";

/** The parts of a page's address. */
export type Address = { path: string; id?: string | undefined; query: Record<string, unknown> };

/** What this address showed is at another one now, for good. */
export class MovedPage extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`moved to ${path}`);
    this.path = path;
  }
}

/** A page ready to be rendered: its name, its props, and `path`, its canonical address. */
export type LoadedPage = {
  [N in PageName]: { name: N; props: PageProps[N]; path: string; status: number };
}[PageName];

/** Loads a page for a viewer. A page for visitors is cached and sent to all of them. */
export type Loader = (deps: PageDeps, address: Address, viewer: Actor) => Promise<LoadedPage>;

/** Public pages show everybody what a visitor sees. Only the hearts of favourites differ for users. */
const asVisitor = ({ db, clock }: PageDeps) => ({ db, clock, actor: VISITOR });

/** The data; null and status 503 while the database is unavailable: the page is sent and says so (spec §2.4). */
async function nullIfUnavailable<T>(load: () => Promise<T>): Promise<{ data: T | null; status: number }> {
  try {
    return { data: await load(), status: 200 };
  } catch (error) {
    if (isDatabaseUnavailable(error)) return { data: null, status: 503 };
    throw error;
  }
}

/** The favourites of a user among these animals. Those of visitors are stored only on their device. */
async function favouritesOf({ db }: PageDeps, viewer: Actor, animals: readonly { id: number }[]): Promise<Favourites> {
  if (viewer.role === "visitor") return "device";
  if (viewer.role !== "user") return null;
  return favouritesAmong(
    db,
    viewer.personId,
    animals.map(({ id }) => id),
  );
}

/** A malformed id finds nothing, so the page is answered 404 (rules §1). */
async function byId<T>(id: string | undefined, find: (id: number) => Promise<T | undefined>): Promise<T | undefined> {
  const number = IdInAddress.safeParse(id);
  return number.success ? find(number.data) : undefined;
}

const notFoundPage = (path: string, message?: string): LoadedPage => ({
  name: "notFound",
  props: message ? { message } : {},
  path,
  status: 404,
});

export const loadLanding: Loader = async (deps, { path }, viewer) => {
  const { data, status } = await nullIfUnavailable(async () => {
    const { items: animals } = await listAnimals(asVisitor(deps), { pageSize: PAGE_SIZE.carousel });
    return { animals, known: await knownFacts(deps.db), favourites: await favouritesOf(deps, viewer, animals) };
  });
  return { name: "landing", props: data ?? { animals: null, known: [], favourites: null }, path, status };
};

/** What the list shows while the database is unavailable. */
const NO_LIST = { animals: null, breeds: { Dog: [], Cat: [] }, groups: [], known: [], favourites: null };

export const loadAnimalsList: Loader = async (deps, { path, query }, viewer) => {
  const filters = animalFiltersIn(query);
  const household = householdIn(query);
  const asked = { ...filters, ...household, pageSize: PAGE_SIZE.publicAnimals };
  const { data, status } = await nullIfUnavailable(async () => {
    const [animals, meta, groups, known] = await Promise.all([
      clamped(pageIn(query), (page) => listAnimals(asVisitor(deps), { ...asked, page })),
      animalMeta(asVisitor(deps)),
      animalGroupNames(deps.db),
      knownFacts(deps.db),
    ]);
    const favourites = await favouritesOf(deps, viewer, animals.items);
    return { animals, breeds: meta.breedsByType, groups, known, favourites };
  });
  const props = { filters, household, ...(data ?? NO_LIST) };
  const here = listPath(path, { ...filters, ...household }, data?.animals.page ?? 1);
  return { name: "animalsList", props, path: here, status };
};

export const loadAnimalDetail: Loader = async (deps, { path, id, query }, viewer) => {
  const animal = await byId(id, (number) => findAnimal(asVisitor(deps), number));
  if (!animal) {
    const now = await byId(id, (number) => mergedInto(deps.db, number));
    if (now !== undefined && (await findAnimal(asVisitor(deps), now))) throw new MovedPage(`/animal/${now}`);
    return notFoundPage(path, recordTexts().animals.notFound);
  }
  const household = householdIn(query);
  const ownAdoption = viewer.role === "user" ? await findOwnAdoption(deps.db, viewer.personId, animal.id) : null;
  const isOpen = animal.status === "Available" || animal.status === "Appointment" || ownAdoption?.holdsAnimal;
  const canVisit = Boolean(isOpen && ownAdoption?.outcome !== "completed") && (await offersVisits(deps.db));
  const similar = await similarAnimals(deps, animal.id);
  const favourites = await favouritesOf(deps, viewer, [animal, ...similar]);
  const own = ownAdoption && { id: ownAdoption.id, text: ownAdoptionText(animal.name, ownAdoption) };
  const card = shareCardPath(animal);
  const props = { animal, household, similar, favourites, ownAdoption: own, card, canVisit };
  return { name: "animalDetail", props, path: listPath(path, household, 1), status: 200 };
};

/** The animals that the address names: those of a visitor's device, or of somebody who has shared them. */
export const loadFavourites: Loader = async (deps, { path, query }, viewer) => {
  const ids = animalIdsIn(query);
  const { data, status } = await nullIfUnavailable(async () => {
    const animals = await animalsWithPages(deps, ids);
    return { animals, favourites: await favouritesOf(deps, viewer, animals) };
  });
  const props = { ...(data ?? { animals: null, favourites: null }), isNamed: ids.length > 0 };
  const here = ids.length > 0 ? listPath(path, { animals: ids.join("-") }, 1) : path;
  return { name: "favourites", props, path: here, status };
};

export const loadNewsList: Loader = async (deps, { path, query }) => {
  const { data, status } = await nullIfUnavailable(() =>
    clamped(pageIn(query), (page) => listNews(asVisitor(deps), { page, pageSize: PAGE_SIZE.publicNews })),
  );
  return { name: "newsList", props: { news: data }, path: listPath(path, {}, data?.page ?? 1), status };
};

export const loadNewsDetail: Loader = async (deps, { path, id }, viewer) => {
  const item = await byId(id, (number) => findNews(asVisitor(deps), number));
  if (!item) return notFoundPage(path);
  const ids = item.animals.map((animal) => animal.id);
  const animals = ids.length > 0 ? await animalsWithPages(deps, ids) : [];
  const favourites = await favouritesOf(deps, viewer, animals);
  const beside = await newsBeside(asVisitor(deps), item);
  return { name: "newsDetail", props: { item, animals, favourites, ...beside }, path, status: 200 };
};

export const loadJobsList: Loader = async (deps, { path, query }) => {
  const { data, status } = await nullIfUnavailable(() =>
    clamped(pageIn(query), (page) => listJobs(deps.db, { page, pageSize: PAGE_SIZE.publicJobs })),
  );
  return { name: "jobsList", props: { jobs: data }, path: listPath(path, {}, data?.page ?? 1), status };
};

export const loadJobDetail: Loader = async (deps, { path, id }) => {
  const job = await byId(id, (number) => findJob(deps.db, number));
  return job
    ? { name: "jobDetail", props: { job }, path, status: 200 }
    : notFoundPage(path, recordTexts().jobs.notFound);
};

/** The donate page with the purposes of a gift; without them while the database is unavailable. */
export const loadDonate: Loader = async (deps, { path, query }) => {
  const idIn = (typed: unknown) => IdInAddress.safeParse(typed).data;
  const asked = { animalId: idIn(query.animal), resourceId: idIn(query.resource) };
  const { data: gifts } = await nullIfUnavailable(() => giftChoices(deps, asked, deps.payments?.isTest ?? false));
  const here = withQuery(path, { animal: gifts?.animal?.id.toString(), resource: gifts?.wish?.id.toString() });
  const isMonthly = deps.payments?.isRecurring ?? false;
  return { name: "donate", props: { gifts, isMonthly }, path: here, status: 200 };
};

type PlainPage =
  | "adoption"
  | "emailConfirmed"
  | "forgotPassword"
  | "newsletterConfirmed"
  | "newsletterUnsubscribed"
  | "remindersEnded"
  | "searchConfirmed"
  | "searchesEnded"
  | "unauthorized"
  | "volunteer";

/** @returns the loader of a page without data */
export const loadPlain =
  (name: PlainPage, status = 200): Loader =>
  async (_deps, { path }) => ({ name, props: {}, path, status });

/** @returns the loader of a legal page, with the day on which the shelter last changed it */
export const loadLegal =
  (name: "privacy" | "terms"): Loader =>
  async ({ shelter, clock }, { path }) => {
    const last = shelter.savedTexts.filter(({ key }) => key.startsWith(`page.${name}.`)).map(({ at }) => at.getTime());
    const changedOn = last.length > 0 ? dayIn(clock.zone, new Date(Math.max(...last))) : null;
    return { name, props: { changedOn }, path, status: 200 };
  };

/** About the shelter, with the hours as they are now. */
export const loadAbout: Loader = async ({ clock }, { path }) => {
  const now = clock.now();
  const props = { today: openingToday(shelter(), now), exceptions: exceptionsAhead(shelter(), now) };
  return { name: "about", props, path, status: 200 };
};

/** The state of the donation in the address. Its key cannot be guessed, so everybody who has it may see it (rules §7, §11). */
export const loadPaymentSuccess: Loader = async ({ db }, { path, query }) => {
  const { data, status } = await nullIfUnavailable(() => donationState(db, query.donation));
  const here = withQuery(path, { donation: data?.extOrderId });
  return { name: "paymentSuccess", props: { donation: data ?? null }, path: here, status };
};

export const loadNotFound: Loader = async (_deps, { path }) => notFoundPage(path);
