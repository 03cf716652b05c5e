import { useState } from "react";
import { ApiError } from "../problem.ts";
import { fieldText, shownValue } from "../words/audit.texts.tsx";
import { changedFields } from "./changed-fields.ts";
import { type FormOf, fieldId } from "./form.ts";

type Fields = Record<string, unknown>;

/** A field that two people have changed: what somebody else has saved, and what stands in this form. */
export type ChangedField = {
  name: string;
  label: string;
  theirs: string;
  mine: string;
  /** The form's values with the one or the other. */
  withTheirs: object;
  withMine: object;
};

type Opened<V extends object> = {
  form: FormOf<V>;
  /** The body of the record as it was opened. */
  opened: object;
  /** What the person saw, where the record says it in other words than the body. */
  record?: object | undefined;
  /** Fields whose values are only ever added to, as pictures. */
  uncompared?: readonly string[];
  /** Reads the record anew: it has the names of what ids stand for. */
  reread?: (() => Promise<object>) | undefined;
  /** The form's values of a record; left out: the body's fields are the form's. */
  valuesOf?: ((record: object) => object) | undefined;
};

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same fields as in the changes, as they were. */
const alike = (changes: Fields, before: Fields): Fields =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const was = before[name];
      return [name, isFields(value) && isFields(was) ? alike(value, was) : (was ?? null)];
    }),
  );

const merged = (before: Fields, now: Fields): Fields =>
  Object.fromEntries(
    Object.keys({ ...before, ...now }).map((name) => {
      const [one, other] = [before[name], now[name]];
      if (!(name in now)) return [name, one];
      return [name, isFields(one) && isFields(other) ? merged(one, other) : other];
    }),
  );

/**
 * Keeps a form from writing over what somebody else has saved since it was opened: it sends what changed together with what
 * was seen there (rules §1), and after a refusal has both to choose from.
 */
export function useSeenFields<V extends object>({ form, opened, record, uncompared = [], ...how }: Opened<V>) {
  const [base, setBase] = useState<Fields>(() => ({ ...opened }));
  const [seen, setSeen] = useState<Fields>(() => ({ ...base, ...pickedOf(record, base) }));
  const [changed, setChanged] = useState<ChangedField[]>([]);
  const changesOf = (body: object): Fields => ({ ...changedFields(base, body) });

  async function send<R>(body: object, call: (body: object) => Promise<R>): Promise<R> {
    const changes = changesOf(body);
    const compared = Object.fromEntries(Object.entries(changes).filter(([name]) => !uncompared.includes(name)));
    try {
      return await call({ ...changes, was: alike(compared, seen) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "changed") throw error;
      const present: Fields = { ...error.present };
      const fresh: Fields = { ...(await how.reread?.().catch(() => undefined)) };
      setChanged(Object.keys(present).map((name) => changedField(name, present, fresh, { ...body })));
      setSeen(merged(seen, present));
      setBase(merged(base, present));
      throw error;
    }
  }

  function changedField(name: string, present: Fields, fresh: Fields, body: Fields): ChangedField {
    const said = namedBy(name, fresh);
    const values: Fields = { ...(form.getValues() as object) };
    const names = valueNames(name, present[name], values);
    const theirs: Fields = how.valuesOf ? { ...how.valuesOf(fresh) } : valuesFrom(present, name, values);
    return {
      name,
      label: fieldText(said ?? name, ""),
      theirs: shownValue(name, said ? fresh[said] : present[name]),
      mine: said ? shownInput(names[0] ?? name) : shownValue(name, body[name]),
      withTheirs: picked(theirs, names),
      withMine: picked(values, names),
    };
  }
  return { changesOf, send, changed };
}

const picked = (from: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));

/** Of a record, only what its form sends. */
const pickedOf = (record: object | undefined, body: Fields): Fields => {
  const known: Fields = { ...record };
  return picked(known, Object.keys(body));
};

/** The form's values that make up a field of the body: `names` is typed as `name`, an account in fields of its own. */
const valueNames = (name: string, value: unknown, values: Fields): string[] =>
  [name, name.replace(/s$/, ""), ...(isFields(value) ? Object.keys(value) : [])]
    .filter((one) => one in values)
    .slice(0, 1);

/** A field of the body as the form's value; an empty one is the empty value that the form began with. */
function valuesFrom(present: Fields, name: string, values: Fields): Fields {
  const [typed = name] = valueNames(name, present[name], values);
  const [now, own] = [present[name], values[typed]];
  if (isFields(now) && isFields(own)) return { [typed]: { ...own, ...now } };
  return { [typed]: now ?? (typeof own === "string" || typeof own === "number" ? "" : null) };
}

/** The field with the name of what an id stands for, as `employeeFullName` beside `employeeId`. */
function namedBy(name: string, record: Fields): string | undefined {
  if (!name.endsWith("Id")) return undefined;
  const stem = name.slice(0, -"Id".length);
  return [`${stem}FullName`, `${stem}Name`].find((one) => typeof record[one] === "string");
}

/** What a select shows of the id that it stands for. */
function shownInput(name: string): string {
  const input = document.getElementById(fieldId(name));
  return input instanceof HTMLInputElement ? input.value : "";
}
