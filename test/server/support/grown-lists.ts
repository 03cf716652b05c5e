import { USER_SORTS } from "../../../src/contract/accounts/users.ts";
import { ADOPTION_SORTS } from "../../../src/contract/adoption/adoptions.ts";
import { ANIMAL_SORTS, STAFF_SORTS } from "../../../src/contract/animals/animals.ts";
import { APPOINTMENT_SORTS } from "../../../src/contract/calendar/appointments.ts";
import { DONATION_SORTS } from "../../../src/contract/giving/donation-records.ts";
import { MESSAGE_SORTS } from "../../../src/contract/outreach/messages.ts";
import { JOB_APPLICATION_SORTS } from "../../../src/contract/people/job-applications.ts";

/** A list that grows with the shelter's age: its address, its sorts, and, between spaces, what it is searched for and filtered by. */
type GrowingList = { path: string; sorts?: readonly string[]; more?: string };

const GROWING: readonly GrowingList[] = [
  {
    path: "/api/adoptions",
    sorts: ADOPTION_SORTS,
    more: "q=barano q=rocky q=lu q=no-such q=anna&sort=adopterFullName q=anna&sort=-adopterFullName q=zabka&sort=animalName open=true open=true&sort=animalName userId=7",
  },
  { path: "/api/adoptions/board", more: "stage=1&page=2" },
  {
    path: "/api/users",
    sorts: USER_SORTS,
    more: "q=anna q=anna+b q=zofia&sort=name q=m&sort=-name q=no-such archived=true",
  },
  {
    path: "/api/audit",
    more: "q=login q=anna q=barano q=no-such action=login subject=animal&subjectId=7 actorAccountId=3 kind=changed kind=looked kind=changed&subject=animal kind=changed&q=anna",
  },
  {
    path: "/api/appointments",
    sorts: APPOINTMENT_SORTS,
    more: "q=barano q=luna q=lu q=zabka&sort=animalName from=2026-10-01&to=2026-10-31 when=upcoming when=past when=past&q=luna",
  },
  { path: "/api/animals", sorts: [...ANIMAL_SORTS, ...STAFF_SORTS], more: "q=lu here=true here=true&sort=due" },
  { path: "/api/donations", sorts: DONATION_SORTS, more: "q=abc status=COMPLETED" },
  { path: "/api/outbox", more: "q=luna q=lu q=barano q=no-such" },
  { path: "/api/contact/messages", sorts: MESSAGE_SORTS, more: "q=anna state=read" },
  { path: "/api/job-applications", sorts: JOB_APPLICATION_SORTS, more: "q=ann status=Rejected" },
];

/**
 * What is read of one animal, of a completed adoption, of what is due, and by one search over everything.
 * @param animal the id of one that is in the shelter; the adoptions of those before it are completed
 */
const readsOf = (animal: number) => [
  "/api/dashboard",
  "/api/dashboard/morning",
  "/api/animals?incomplete=true",
  "/api/locations",
  "/api/treatments?due=week",
  "/api/treatments?due=today&locationId=3",
  "/api/treatments/batches",
  "/api/treatments/recall?batch=B42",
  "/api/shelter/retention",
  "/api/shelter/retention/letters/due?months=12",
  ...["", "/life", "/care", "/stays", "/weights", "/treatments"].map((part) => `/api/animals/${animal}${part}`),
  `/api/adoptions/${2 * Math.floor(animal / 4)}/aftercare`,
  `/api/animal-rows?ids=${animal}`,
  // The rivals for one animal, side by side.
  `/api/animals/${animal}/applications`,
  ...["luna", "lu", "anna wi", "985000", "@person", "no-such"].map((q) => `/api/search?q=${q}`),
];

/** A page that is far from either end in a shelter that has had so many animals. */
const deepPages = (animals: number) => [`page=${Math.floor(animals / 40)}`, `page=${Math.floor(animals / 20)}`];

/**
 * The addresses of all that staff list, sort, search and turn pages of in a shelter that is years old.
 * @param animals how many there have been
 */
export function grownLists(animals: number): string[] {
  const asked = GROWING.flatMap(({ path, sorts = [], more = "" }) => {
    const sorted = sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]);
    return ["", ...sorted, ...more.split(" ").filter(Boolean), ...deepPages(animals)].map(
      (query) => `${path}?pageSize=10&${query}`,
    );
  });
  return [...asked, ...readsOf(animals)].map((path) => path.replace(/&$/, ""));
}
