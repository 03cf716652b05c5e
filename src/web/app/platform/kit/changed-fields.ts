type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The body of an edit: only the changed fields, also of nested objects such as the account. A missing field keeps its
 * value (rules §11), so that nobody overwrites what others have saved meanwhile.
 * @param before the body when the form was opened
 */
export function changedFields(before: object, now: object): object {
  const previous: Fields = { ...before };
  return Object.fromEntries(
    Object.entries(now)
      .filter(([name, value]) => !isSame(value, previous[name]))
      .map(([name, value]) => {
        const part = previous[name];
        return [name, isObject(value) && isObject(part) ? changedFields(part, value) : value];
      }),
  );
}
