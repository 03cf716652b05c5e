import { mayOpen } from "../../../../contract/platform/admin-paths.ts";
import type { CurrentUser } from "../../../../contract/platform/current-user.ts";
import { folded } from "../../../folded.ts";
import { APPOINTMENT } from "../../calendar/appointment.resource.ts";
import { TASK } from "../../calendar/tasks/task.resource.ts";
import type { StaffResource } from "../../platform/kit/staff-resource.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { LISTS } from "../navigation.ts";
import { overviewTexts } from "../texts.ts";

/** What is done on a screen that has an address: what it is called, and further words by which people look for it. */
type Deed = { to: string; name: string; words: string };

function addOne({ addAt, text }: StaffResource): Deed {
  const { add, words } = text();
  return { to: addAt, name: add, words };
}

/** What can be done from anywhere, the most frequent first. */
function allDeeds(): Deed[] {
  const { search } = overviewTexts();
  const { recordNames } = appTexts();
  const { names, words } = search.deeds;
  return [
    { to: "/admin/intake", name: names.takeIn, words: words.takeIn },
    ...[APPOINTMENT, TASK].map(addOne),
    { to: "/admin/treatments", name: names.give, words: words.give },
    { to: "/admin/board", name: names.move, words: words.move },
    { to: "/admin/rounds", name: names.walk, words: words.walk },
    { to: "/admin/waiting", name: names.waiting, words: words.waiting },
    { to: "/admin/animals", name: names.print, words: words.print },
    { to: "/admin/statistics", name: names.council, words: words.council },
    { to: "/admin/animal/add", name: recordNames.animal.add, words: words.addAnimal },
    { to: "/admin/adoption/add", name: names.addAdoption, words: words.addAdoption },
    ...LISTS.filter(({ name }) => name !== APPOINTMENT.name && name !== TASK.name).map(addOne),
    { to: "/admin/locations", name: names.addUnits, words: words.addUnits },
    { to: "/admin/employee/add", name: recordNames.employee.add, words: words.addEmployee },
    { to: "/admin/animal_group/add", name: recordNames["animal group"].add, words: words.addGroup },
    { to: "/admin/newsletters/add", name: recordNames.newsletter.add, words: words.addNewsletter },
  ];
}

/** @returns the name in "move Rogal"; undefined when nobody is to be moved */
export function movedName(typed: string): string | undefined {
  const [verb = "", ...name] = typed.trim().split(/\s+/);
  const isMove = overviewTexts().search.moveWords.split(" ").includes(folded(verb));
  return isMove && name.length > 0 ? name.join(" ") : undefined;
}

/** @returns whether each typed word begins a word of the text; with nothing typed, everything matches */
export function matches(text: string, typed: string): boolean {
  const there = wordsOf(text);
  return wordsOf(typed).every((wanted) => there.some((word) => word.startsWith(wanted)));
}
const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** @returns what this person may do and has these words in the reader's language */
export const deedsFor = (person: CurrentUser, typed: string): Deed[] =>
  allDeeds().filter(({ to, name, words }) => mayOpen(person, to) && matches(`${name} ${words}`, typed));
