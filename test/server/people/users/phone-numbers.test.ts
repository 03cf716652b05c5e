import { expect, test } from "vitest";
import { signUpBody } from "../../accounts/newcomer.ts";
import { startAppForFile } from "../../support/app.ts";
import { anEmployee, aUser, aVisitor } from "../../support/people.ts";

const shelter = await startAppForFile();

let count = 0;
const signUp = (change: object) =>
  aVisitor(shelter).post("/api/users", signUpBody(`phone-${++count}@person.test`, change));

test.each(["501 234 567", " 501-234-567 ", "501\u00a0234\u2011567", "50 12 34 567"])(
  "%j is taken as nine digits and kept so, from whoever writes it",
  async (phoneNumber) => {
    const user = await aUser(shelter);
    const employee = await anEmployee(shelter);
    for (const answer of [
      await signUp({ phoneNumber }),
      await user.client.put("/api/users/me", { phoneNumber }),
      await employee.client.put(`/api/users/${user.id}`, { phoneNumber }),
    ]) {
      expect([200, 201]).toContain(answer.statusCode);
      expect(answer.json().phoneNumber).toBe("501234567");
    }
  },
);

test.each(["501 234 56", "501 234 5678", "+48 501 234 567", "501.234.567", "50123456x", " - "])(
  "%j is refused as before",
  async (phoneNumber) => {
    const refused = await signUp({ phoneNumber });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ field: "phoneNumber", errors: ["Use 9 digits"] }],
    ]);
  },
);

test("a postal code is accepted only in the specification's form", async () => {
  for (const postalCode of ["90 057", "90057", "9 0-057"]) {
    expect((await signUp({ postalCode })).json().errors).toEqual([{ field: "postalCode", errors: ["Format 00-000"] }]);
  }
});
