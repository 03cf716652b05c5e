import type { TestApp } from "./app.ts";

/** The subjects of the letters to an address or to somebody's account, the oldest first. */
export async function subjectsTo({ db }: Pick<TestApp, "db">, to: string | { accountId: number }): Promise<string[]> {
  const letters = db.selectFrom("letters").select("subject").orderBy("id");
  const theirs =
    typeof to === "string" ? letters.where("recipient", "=", to) : letters.where("account_id", "=", to.accountId);
  return (await theirs.execute()).map(({ subject }) => subject);
}
