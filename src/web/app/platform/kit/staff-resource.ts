import type { Icon } from "@tabler/icons-react";
import type { z } from "zod";
import type { StaffListName } from "../../../../contract/platform/kept-views.ts";
import type { PageOf } from "../../../../contract/platform/lists.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { type ListCall, uncheckedList } from "../calls.ts";
import { appTexts } from "../texts/texts.ts";
import {
  type AnyRecord,
  addressOf,
  type Resource,
  type ResourceTexts,
  type Subject,
  uncheckedResource,
} from "./resource.ts";
import type { ListOf, ListTexts } from "./shown-list.ts";

type OwnTexts = Omit<ListTexts, "loadFailed">;
type ListFacts<P extends PageOf<unknown>> = Pick<ListOf<P>, "name" | "call" | "addAt">;

/** The list of a kind of record: where one is shown and added, and what is said of a failure, follow from the kind. */
export const listOf = <P extends PageOf<unknown>, Own extends OwnTexts>(
  kind: Resource,
  { text, ...facts }: ListFacts<P> & { text: () => Own },
) => ({
  one: kind.one,
  addAt: addressOf.add(kind),
  ...facts,
  text: () => ({ add: appTexts().recordNames[kind.subject].add, ...kind.text(), ...text() }),
});

type Texts = ReturnType<typeof recordTexts>;
/** Of a list that is named alike everywhere: its addresses, calls and texts follow from its name. */
type Name = StaffListName & Said & keyof ReturnType<typeof appTexts>["shell"]["navigation"];
type Said = { [N in keyof Texts]: Texts[N] extends ResourceTexts ? N : never }[keyof Texts];

type Facts = {
  icon: Icon;
  /** Where it stands in the sidebar: among the first, which are tiles of the dashboard, or in a group. */
  place: "first" | "care" | "office";
  /** With further words by which people look for the form that adds one. */
  text: () => Omit<OwnTexts, "title"> & { words: string };
  /** Whether a deleted record is kept and can be brought back. */
  isArchived?: true;
};

/**
 * A list that staff keep, as the application has it: for its screens, the sidebar and the search over everything.
 * @typeParam L the list's row in the contract, of which the browser has only the type
 */
export function staffResource<L extends { name: Name; one: Subject; record: z.ZodType }>(
  name: L["name"],
  one: L["one"],
  { icon, place, text, ...facts }: Facts,
) {
  type Kept = z.output<L["record"]> & AnyRecord;
  const list = `/admin/${name}`;
  const texts = () => recordTexts()[name];
  const kind = uncheckedResource<Kept>(`/${name}`, { list, one: `/admin/${one}`, subject: one, text: texts, ...facts });
  const call: ListCall<PageOf<Kept>> = uncheckedList(`GET /${name}`);
  const whole = () => ({ ...text(), title: appTexts().shell.navigation[name] });
  return { ...kind, ...listOf(kind, { call, text: whole }), name, addAt: addressOf.add(kind), icon, place };
}
export type StaffResource = ReturnType<typeof staffResource>;
