import { describe, expect, it } from "vitest";
import {
  checkProfile,
  profileChanges,
  profileValues,
} from "../../../../../src/web/app/people/profile/profile.changes.ts";

const USER = {
  id: 3,
  accountId: 7,
  name: "Anna",
  surname: "Nowak",
  phoneNumber: "123456789",
  postalCode: "90-001",
  city: "Łódź",
  street: "ul. Prosta 1",
  dateOfBirth: "1990-05-01",
  email: "anna@example.com",
  emailConfirmed: true,
  language: "en" as const,
  adoptionIds: [],
};
const values = (change: object = {}) => ({ ...profileValues(USER), ...change });

describe("saving the profile", () => {
  it("sends nothing if nothing changed, also if only the current password was typed", () => {
    expect(profileChanges(USER, values())).toEqual({});
    expect(profileChanges(USER, values({ currentPassword: "secret" }))).toEqual({});
  });
  it("sends only the personal fields if only they changed", () => {
    const { personal, account } = profileChanges(USER, values({ city: "Kraków" }));
    expect(personal).toMatchObject({ name: "Anna", city: "Kraków", dateOfBirth: "1990-05-01" });
    expect(personal).not.toHaveProperty("currentPassword");
    expect(account).toBeUndefined();
  });
  it("sends only the account if e-mail or password changed", () => {
    const change = { newPassword: "longer-one", currentPassword: "secret" };
    expect(profileChanges(USER, values(change))).toEqual({ account: { email: "anna@example.com", ...change } });
  });
});

describe("the profile's rules", () => {
  it("accept an unchanged profile", () => {
    expect(checkProfile(USER, values())).toEqual({});
  });
  it("are the same as in the administration for the personal fields", () => {
    const blank = {
      name: " ",
      surname: "",
      phoneNumber: "12345678",
      postalCode: "90001",
      city: "",
      street: "",
      dateOfBirth: "",
    };
    expect(checkProfile(USER, values(blank))).toEqual({
      name: "Name is required.",
      surname: "Surname is required.",
      phoneNumber: "Use 9 digits.",
      postalCode: "Format 00-000",
      city: "City is required.",
      street: "Street is required.",
      dateOfBirth: "Date of birth is required.",
    });
  });
  it("ask for the current password before a new one", () => {
    expect(checkProfile(USER, values({ newPassword: "longer-one" }))).toEqual({
      currentPassword: "Current password is required.",
    });
  });
  it("ask for a new password of at least 6 characters", () => {
    expect(checkProfile(USER, values({ newPassword: "short", currentPassword: "secret" }))).toEqual({
      newPassword: "New password must be at least 6 characters.",
    });
  });
  it("ask for the current password before another e-mail", () => {
    expect(checkProfile(USER, values({ email: "other@example.com" }))).toEqual({
      currentPassword: "Current password is required.",
    });
  });
});
