import type { Page } from "@playwright/test";
import type { AdoptionItem } from "../../src/contract/adoption/adoptions.ts";
import { isAdminsOnly, isUnder, mayOpen } from "../../src/contract/platform/admin-paths.ts";
import { signIn } from "../../test/e2e/support/people.ts";
import { routerPaths } from "../../test/e2e/support/routes.ts";
import { SCREENS } from "../../test/e2e/support/screens.ts";
import type { Shelter } from "../../test/e2e/support/shelter.ts";
import type { Words } from "./words.ts";

/** A screen and its address; `open` opens a dialog, a menu or the errors of a form. */
export type Screen = { name: string; path: string; open?: (page: Page, words: Words) => Promise<void> };
type Role = (page: Page, shelter: Shelter) => Promise<Screen[]>;

type Name = (words: Words) => string;
const button = (page: Page, name: string) => page.getByRole("button", { name }).first();
const click = (name: Name) => (page: Page, words: Words) => button(page, name(words)).click();
/** For buttons that only narrow windows show. */
const clickIfVisible = (name: Name) => async (page: Page, words: Words) => {
  const found = button(page, name(words));
  if (await found.isVisible()) await found.click();
};

/** Signs in as the role and returns its screens. */
export const ROLES: Readonly<Record<string, Role>> = {
  visitor: async (_page, shelter) => [
    ...SCREENS.map(({ name, path }) => ({ name, path: path(shelter) })),
    { name: "job", path: `/help/job/${shelter.jobs.items[0]?.id}` },
    ...screensAt([
      "/login",
      "/sign_up",
      "/forgot_password",
      "/reset_password?token=0",
      "/unauthorized",
      "/confirm_email?token=0",
      "/confirm_email/done",
      "/newsletter/confirmed",
      "/newsletter/unsubscribed",
      "/payment/payu/success?error=501",
    ]),
    { name: "confirm_email-used", path: "/confirm_email" },
    { name: "menu", path: "/animals", open: clickIfVisible(({ pages }) => pages.chrome.menu.open) },
    { name: "filters", path: "/animals", open: clickIfVisible(({ pages }) => pages.animalFilters.open(0)) },
    { name: "login-errors", path: "/login", open: (page) => page.locator("main [type=submit]").click() },
    {
      name: "confirm_email-expired",
      path: "/confirm_email?token=0",
      open: click(({ pages }) => pages.sessions.confirmEmail.submit),
    },
    { name: "sign_up-errors", path: "/sign_up", open: click(({ pages }) => pages.sessions.signUp.submit) },
    { name: "contact-errors", path: "/", open: click(({ pages }) => pages.landing.messages.send) },
  ],
  user: async (page, shelter) => {
    await signIn(page, "user");
    const adoptions = await oneAdoptionPerState(page, "/adoptions/me");
    return [
      ...screensAt(["/animals", ...withoutIds(routes.user), "/user_page/no_such"]),
      { name: "job", path: `/help/job/${shelter.jobs.items[0]?.id}` },
      { name: "apply", path: `/user_page/adoptions/apply?animalId=${await availableAnimal(page)}` },
      ...adoptions.map(({ id, is }) => ({ name: `adoption-${is}`, path: `/user_page/adoptions/${id}` })),
      {
        name: "apply-errors",
        path: "/user_page/adoptions/apply",
        open: click(({ app }) => app.adoption.adoptions.add.submit),
      },
      { name: "profile-edit", path: "/user_page/profile?mode=edit" },
      {
        name: "close-account",
        path: "/user_page/profile",
        open: click(({ app }) => app.people.profile.data.closeAccount),
      },
      { name: "drawer", path: "/user_page", open: clickIfVisible(({ app }) => app.platform.shell.openMenu) },
      { name: "logout", path: "/logout" },
    ];
  },
  employee: async (page) => {
    await signIn(page, "employee");
    const kinds = LISTS.filter(({ list }) => !isAdminsOnly(list));
    const records = (await Promise.all(kinds.map((kind) => recordScreens(page, kind)))).flat();
    return [
      ...screensAt(["/unauthorized"]),
      ...withoutRecords(false),
      ...records.filter(({ path }) => !isAdminsOnly(path)),
    ];
  },
  admin: async (page) => {
    await signIn(page, "admin");
    const adoptions = await oneAdoptionPerState(page, "/adoptions?pageSize=500");
    const records = await Promise.all(LISTS.map((kind) => recordScreens(page, kind)));
    return [
      ...screensAt(["/admin/adoption/edit/1", "/admin/no_such"]),
      ...withoutRecords(true),
      ...records.flat(),
      ...adoptions.map(({ id, is }) => ({ name: `adoption-${is}`, path: `/admin/adoption/${id}` })),
      { name: "animal-not-found", path: "/admin/animal/2147483647" },
      { name: "animal-add-errors", path: "/admin/animal/add", open: click(({ app }) => app.platform.kit.form.save) },
      { name: "keys", path: "/admin/animals", open: (page) => page.keyboard.press("?") },
      { name: "drawer", path: "/admin", open: clickIfVisible(({ app }) => app.platform.shell.openMenu) },
    ];
  },
};

const routes = await routerPaths();
// After the router, whose modules read a document while they are loaded.
const { LISTS: STAFF_LISTS } = await import("../../src/web/app/overview/navigation.ts");
const withoutIds = (paths: readonly string[]) => paths.filter((path) => !path.includes(":"));

/** The screens of the administration without records, such as the dashboard and the settings. */
const withoutRecords = (isAdmin: boolean): Screen[] =>
  screensAt(
    withoutIds(routes.admin).filter(
      (path) =>
        !LISTS.some(({ list, one }) => path === list || (one && isUnder(path, one))) && mayOpen({ isAdmin }, path),
    ),
  );

type ListScreens = { list: string; one?: string; call?: string; forms?: ("add" | "edit")[] };
const FORMS: ListScreens["forms"] = ["add", "edit"];

/** The lists of the administration, the address of one record, and the API call that lists the records. */
const LISTS: readonly ListScreens[] = [
  ...STAFF_LISTS.map(({ list, one, name }) => ({ list, one, call: `/${name}`, forms: FORMS })),
  { list: "/admin/animals", one: "/admin/animal", call: "/animals", forms: FORMS },
  { list: "/admin/animal_groups", one: "/admin/animal_group", call: "/animal-groups", forms: FORMS },
  { list: "/admin/adoptions", one: "/admin/adoption", forms: ["add"] },
  { list: "/admin/resumes", one: "/admin/resume", call: "/job-applications", forms: FORMS },
  { list: "/admin/users", one: "/admin/user", call: "/users", forms: ["edit"] },
  { list: "/admin/employees", one: "/admin/employee", call: "/employees", forms: FORMS },
  { list: "/admin/newsletters", one: "/admin/newsletters", call: "/newsletters", forms: FORMS },
  { list: "/admin/messages", one: "/admin/messages", call: "/contact/messages" },
  { list: "/admin/outbox", one: "/admin/outbox", call: "/outbox" },
  { list: "/admin/donations" },
  { list: "/admin/audit" },
  { list: "/admin/background-jobs" },
];

/** The screens of a list, of its first record (view and edit), and of a new record. */
async function recordScreens(page: Page, { list, one, call, forms = [] }: ListScreens): Promise<Screen[]> {
  const { items } = call ? await getJson<{ items: { id: number }[] }>(page, call) : { items: [] };
  const id = items[0]?.id;
  return screensAt([
    list,
    ...(id === undefined ? [] : [`${one}/${id}`]),
    ...forms
      .filter((form) => form === "add" || id !== undefined)
      .map((form) => `${one}/${form}${form === "add" ? "" : `/${id}`}`),
  ]);
}

/** One adoption of each stage, status and outcome. */
async function oneAdoptionPerState(page: Page, call: string) {
  const { items } = await getJson<{ items: AdoptionItem[] }>(page, call);
  const perState = new Map(
    items.map((it) => [`${it.currentStageType}-${it.currentStageStatus}-${it.outcome ?? "open"}`, it.id]),
  );
  return [...perState].map(([is, id]) => ({ is, id }));
}

async function availableAnimal(page: Page): Promise<number | undefined> {
  const { items } = await getJson<{ items: { id: number }[] }>(page, "/animals?status=Available");
  return items.at(-1)?.id;
}

async function getJson<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(`/api${path}`)).json();
}

/** Names screens after their addresses; a record's id becomes "one". */
const screensAt = (addresses: readonly string[]): Screen[] =>
  addresses.map((path) => ({
    name: path
      .replace(/^\/|\?.*/g, "")
      .replace(/\d+$/, "one")
      .replaceAll("/", "-"),
    path,
  }));
