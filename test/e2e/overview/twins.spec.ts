import { barriers } from "../support/barriers.ts";
import { call, NEW_USER, read, setLanguage, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** Two users of one name and number, whom staff have added. */
async function addTwice(page: Parameters<typeof call>[0], surname: string): Promise<number[]> {
  const ids: number[] = [];
  for (const [n, city] of ["Łódź", "Zgierz"].entries()) {
    const account = { email: `${surname.toLowerCase()}${n}@person.example`, password: "a kind home" };
    const person = { ...NEW_USER, surname, city, phoneNumber: "511622733", account };
    const answer = await call(page, "POST", "/users", person);
    ids.push((await answer.json()).id);
  }
  return ids;
}

test("an admin makes two records of one person one, field by field, and takes it back", async ({ page }) => {
  await signIn(page, "admin");
  const [one, other] = await addTwice(page, "Podwójna");
  await page.goto("/admin/twins?of=users");
  const pair = page.getByRole("listitem").filter({ hasText: "podwójna0@person.example" });
  await expect(pair.getByText("same phone")).toBeVisible();
  await pair.getByRole("link", { name: "Compare" }).click();

  const city = page.getByRole("row", { name: /^Address/ });
  await expect(city.getByRole("radio", { name: /Łódź/ })).toBeChecked();
  await city.getByRole("radio", { name: /Zgierz/ }).check();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Make them one" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("podwójna0@person.example sees everything of both");
  await question.getByRole("button", { name: "Make them one" }).click();
  await expect(pair).toBeHidden();
  await expect.poll(async () => (await read(page, `/users/${one}`)).city).toBe("Zgierz");

  await page.getByRole("tab", { name: "Merged" }).click();
  const merged = page.getByRole("row", { name: /Podwójna/ });
  expect(await barriers(page)).toEqual([]);
  await merged.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(merged.getByText("undone")).toBeVisible();
  expect((await read(page, `/users/${one}`)).city).toBe("Łódź");
  expect((await read(page, `/users/${other}`)).city).toBe("Zgierz");
});

test("a record leads to the choice of another, which says what stands in the way, also in Polish", async ({ page }) => {
  await signIn(page, "admin");
  const first = async (type: string) =>
    (await read(page, `/animals?status=Available&type=${type}&pageSize=1`)).items[0];
  const [dog, cat] = [await first("Dog"), await first("Cat")];
  await page.goto(`/admin/animal/${dog.id}`);
  await page.getByRole("link", { name: "Same as another …" }).click();
  await page.getByRole("combobox", { name: "The other animal" }).fill(cat.name.slice(0, 3));
  await page
    .getByRole("option", { name: new RegExp(`^${cat.name}`) })
    .first()
    .click();
  await expect(page.getByRole("alert")).toContainText("One of the two is a dog, the other a cat");
  await expect(page.getByRole("button", { name: "Make them one" })).toBeDisabled();
  await expect(page.getByText("Look twice.")).toBeVisible();
  await setLanguage(page, "pl");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Jedno z nich to pies, a drugie kot");
  await setLanguage(page, "en");
});
