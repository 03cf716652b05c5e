import { beginningOf } from "../../../../contract/platform/whole-text.ts";
import { Unreadable } from "../files/unreadable.ts";

/** Classes of PostgreSQL: a value that it cannot store, a rule of the tables that is broken. Another try is refused as well. */
const REFUSAL = /^2[23][0-9A-Z]{3}$/;

/**
 * Does one step of work on rows.
 * @throws Unreadable with their first and last one when the database refuses them: that ends the work, with nothing of them written
 */
export async function refusingRows<T>(rows: readonly number[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string };
    if (typeof code !== "string" || !REFUSAL.test(code)) throw error;
    const sorted = rows.toSorted((one, other) => one - other);
    throw new Unreadable(
      "rowsRefused",
      sorted[0] ?? 0,
      sorted.at(-1) ?? 0,
      beginningOf(`${message ?? ""} (${code})`, 300),
    );
  }
}
