import { describe, expect, test } from "vitest";
import { auditOf } from "../support/answers.ts";
import { tellStatus } from "./cashier.ts";
import { openMonthlyForFile } from "./monthly-cast.ts";

const {
  cashier,
  shelter,
  payu,
  admin,
  cast,
  at,
  work,
  orders,
  last,
  buyer,
  ownerOf,
  running,
  signedIn,
  mine,
  stored,
  gifts,
  letters,
} = await openMonthlyForFile();

describe("its giver", () => {
  test("changes, pauses and goes on with it; another amount counts from the next charge on", async () => {
    await running();
    const changed = await cast.giver.client.put("/api/monthly-gifts/me", { monthlyAmount: 75.5 });
    expect(changed.json().gift).toMatchObject({ amountGrosze: 7550 });
    expect((await cast.giver.client.put("/api/monthly-gifts/me", { monthlyAmount: -1 })).statusCode).toBe(400);
    expect((await cast.giver.client.post("/api/monthly-gifts/me/resume")).statusCode).toBe(409);
    expect((await cast.giver.client.post("/api/monthly-gifts/me/pause")).json().gift).toMatchObject({
      state: "paused",
    });
    expect((await cast.giver.client.post("/api/monthly-gifts/me/pause")).statusCode).toBe(409);
    at("2026-12-20");
    await work();
    expect(orders()).toHaveLength(1);
    await (await signedIn()).post("/api/monthly-gifts/me/resume");
    expect(await mine()).toMatchObject({ nextChargeOn: "2027-01-20" });
    at("2027-01-20");
    await work();
    expect(last().totalAmount).toBe("7550");
  });

  test("ends it with one call; PayU is told to delete the card until it has", async () => {
    const order = await running();
    expect((await cast.giver.client.post("/api/monthly-gifts/me/end")).json()).toEqual({ gift: null });
    expect((await cast.giver.client.post("/api/monthly-gifts/me/end")).statusCode).toBe(404);
    payu.mood = ({ method }, response) => {
      if (method !== "DELETE") return false;
      response.writeHead(500).end();
      return true;
    };
    await work();
    expect(await stored()).toMatchObject({ state: "ended", card_deleted_at: null });
    payu.mood = () => undefined;
    at("2026-11-20", 2);
    await work();
    expect(payu.cards.get(ownerOf(order))).toEqual([]);
    expect(await stored()).toMatchObject({ customer_email: "", work_at: null });
    expect((await letters()).at(-1)).toBe("Your monthly gift has ended");
    at("2026-12-20");
    await work();
    expect(orders()).toHaveLength(1);
  });

  test("can end it while a charge is on its way: what arrives counts, and nothing follows", async () => {
    await running();
    at("2026-12-20");
    await work();
    await (await signedIn()).post("/api/monthly-gifts/me/end");
    await tellStatus(cashier, last(), "COMPLETED");
    expect(await gifts()).toMatchObject([{ status: "COMPLETED" }, { status: "COMPLETED" }]);
    at("2027-01-20");
    await work();
    expect(orders()).toHaveLength(2);
  });

  test("takes it along, and ends it with the account; the token of the card is nowhere", async () => {
    const order = await running();
    const held = await cast.giver.client.get("/api/users/me/export");
    expect(held.json().monthlyGifts).toMatchObject([{ state: "active", card: "•••• 1111" }]);
    expect(held.body).not.toContain("TOKC_");
    expect(held.body).not.toContain(buyer(order).extCustomerId);
    expect(JSON.stringify(await shelter.db.selectFrom("monthly_gifts").selectAll().execute())).not.toContain("TOKC_");
    expect(JSON.stringify(await shelter.db.selectFrom("donations").selectAll().execute())).not.toContain("TOKC_");
    expect((await admin.client.post(`/api/users/${cast.giver.id}/close`)).statusCode).toBe(204);
    const [closed] = await shelter.db.selectFrom("monthly_gifts").selectAll().orderBy("id", "desc").limit(1).execute();
    expect(closed).toMatchObject({ state: "ended", reason: "closed", account_id: null, card: null });
    await work();
    expect(payu.cards.get(ownerOf(order))).toEqual([]);
    const { items } = (await admin.client.get("/api/monthly-gifts")).json();
    expect(items[0]).toMatchObject({ giver: null, state: "ended", actions: [] });
  });
});

test("admins see who gives how much each month, and may end a gift; that is recorded", async () => {
  const before = (await admin.client.get("/api/monthly-gifts")).json().active;
  await running();
  const list = (await admin.client.get("/api/monthly-gifts?state=active")).json();
  expect(list.active).toEqual({ count: before.count + 1, amountGrosze: before.amountGrosze + 6000 });
  expect(list.items[0]).toMatchObject({
    giver: { userId: cast.giver.id, fullName: "Zofia Nowak" },
    amountGrosze: 6000,
    actions: ["end"],
  });
  expect((await admin.client.get("/api/monthly-gifts?state=x")).statusCode).toBe(400);
  const { id } = list.items[0];
  expect((await admin.client.post(`/api/monthly-gifts/${id}/end`)).statusCode).toBe(204);
  expect((await admin.client.post(`/api/monthly-gifts/${id}/end`)).statusCode).toBe(409);
  expect(await mine()).toBeNull();
  expect(await auditOf(shelter, "monthly gift", id)).toEqual([
    { action: "give", actor_account_id: cast.giver.accountId },
    { action: "end", actor_account_id: admin.accountId },
  ]);
});
