import { describe, expect, test } from "vitest";
import { DONATION_TIERS, DonationRequest } from "../../../src/contract/giving/donations.ts";

const refusals = (amount: unknown) => DonationRequest.safeParse({ amount }).error?.issues.map(({ message }) => message);

describe("a donation request", () => {
  test.each([1, 19.99, 1.1, 50_000, ...DONATION_TIERS.map(({ amount }) => amount)])("may be %d PLN", (amount) => {
    expect(DonationRequest.parse({ amount })).toEqual({ amount });
  });

  test.each([0.99, 0, -5, 50_000.01])("may not be %d PLN", (amount) => {
    expect(refusals(amount)).toEqual(["Please choose an amount from 1 to 50\u00a0000 PLN."]);
  });

  test("has no fractions of a grosz", () => {
    expect(refusals(12.345)).toEqual(["Please use at most two decimals."]);
  });

  test.each([undefined, null, "", "50", Number.NaN, Number.POSITIVE_INFINITY, [50]])(
    "is a number, not %j",
    (amount) => {
      expect(refusals(amount)).toEqual(["Please enter an amount."]);
    },
  );
});
