type Fields = Record<string, unknown>;

const isPart = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What of a record is sent when it is edited: the fields that were changed, also within a part of it, as its account. A
 * field left out keeps its value (decisions §11), so that nobody overwrites what others have saved in the meantime.
 * @param before the body as the record was when the form was opened
 */
export function changedFields(before: object, now: object): object {
  const former: Fields = { ...before };
  return Object.fromEntries(
    Object.entries(now)
      .filter(([name, value]) => !isSame(value, former[name]))
      .map(([name, value]) => {
        const part = former[name];
        return [name, isPart(value) && isPart(part) ? changedFields(part, value) : value];
      }),
  );
}
