import { barriers } from "../support/barriers.ts";
import { expect, test, WALK } from "../support/test.ts";

const TABLE = `Nr;Imię;Gatunek;Data przyjęcia;Rodzaj przyjęcia;Data wydania;Rodzaj wydania
9001;Kapsel;pies;03.01.2019;znaleziony;10.02.2019;adopcja
9002;Zadra;kot;31.02.2019;znaleziony;;
9003;Mgiełka;kot;05.03.2019;przygarnięta z działek;;
`;

test(
  "an admin brings in a table in four steps, says what a word means, and takes it back",
  WALK,
  async ({ somebody }) => {
    const admin = await somebody("admin");
    await admin.goto("/admin/import");
    await admin
      .locator("input[type=file]")
      .setInputFiles({ name: "zwierzęta.csv", mimeType: "text/csv", buffer: Buffer.from(TABLE) });
    await expect(admin.getByRole("link", { name: "Columns" })).toHaveAttribute("aria-current", "step");
    await expect(admin.getByRole("combobox", { name: "What Gatunek says" })).toHaveValue("type");
    await admin.getByRole("combobox", { name: "What przygarnięta z działek means" }).selectOption("Stray");
    await expect(admin.getByRole("combobox", { name: "What przygarnięta z działek means" })).toHaveValue("stray");
    expect(await barriers(admin)).toEqual([]);

    await admin.getByRole("button", { name: "Check", exact: true }).click();
    await expect(admin.getByText("There is no such day.")).toBeVisible({ timeout: 20_000 });
    await expect(admin.getByText("Data przyjęcia: 31.02.2019")).toBeVisible();
    expect(await barriers(admin)).toEqual([]);
    // Whoever leaves and comes back finds it as it was.
    await admin.goto(admin.url().replace(/\?.*/, ""));
    await expect(admin.getByRole("link", { name: "Problems" })).toHaveAttribute("aria-current", "step");
    await admin.getByRole("link", { name: "Next" }).click();
    await expect(admin.getByText("2 new rows come in; 1 row with an error waits in the list.")).toBeVisible();
    await admin.getByRole("button", { name: "Bring in" }).click();
    await expect(admin.getByText("Live release rate of what came in: 100 % (1 of 1)")).toBeVisible({ timeout: 20_000 });
    expect(await barriers(admin)).toEqual([]);

    await admin.getByRole("button", { name: "Take back" }).click();
    await admin.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect(admin.getByRole("heading", { name: "Taken back" })).toBeVisible({ timeout: 20_000 });
  },
);
