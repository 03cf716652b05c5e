import { describe, expect, test } from "vitest";
import { DEFAULT_APPLICATION_NOTE, JobApplicationRequest } from "../../../src/contract/people/job-applications.ts";

const whole = {
  jobId: 3,
  firstName: " Ala ",
  lastName: "Żak",
  sex: "Female",
  age: 30,
  applicationLetter: "I like dogs.",
  experience: "Two years.",
  phoneNumber: "+48 (600) 100-200",
  emailAddress: "ala@example.com",
};
const refusals = (body: object) =>
  Object.fromEntries(
    JobApplicationRequest.safeParse(body).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

describe("a job application", () => {
  test("is taken whole, trimmed, with the default note", () => {
    expect(JobApplicationRequest.parse(whole)).toEqual({ ...whole, firstName: "Ala", note: DEFAULT_APPLICATION_NOTE });
    expect(JobApplicationRequest.parse({ ...whole, note: "  " }).note).toBe("Submitted via job detail form");
    expect(JobApplicationRequest.parse({ ...whole, note: "By post" }).note).toBe("By post");
  });

  const required = {
    firstName: "First name is required",
    lastName: "Last name is required",
    sex: "Sex is required",
    age: "Valid age is required",
    applicationLetter: "Application letter is required",
    experience: "Experience is required",
    phoneNumber: "Phone number is required",
    emailAddress: "Email is required",
  };

  test("says everything that is missing at once, in the specification's words", () => {
    expect(refusals({ jobId: 3 })).toEqual(required);
    expect(refusals({ jobId: 3, ...Object.fromEntries(Object.keys(required).map((field) => [field, ""])) })).toEqual(
      required,
    );
  });

  test.each([0, -1, 30.5, "30", 1000])("does not take %j for an age", (age) => {
    expect(refusals({ ...whole, age })).toEqual({ age: "Valid age is required" });
  });

  test.each(["123456", "600+100200", "abcdefgh", "++48600100200"])(
    "does not take %s for a phone number",
    (phoneNumber) => {
      expect(refusals({ ...whole, phoneNumber })).toEqual({ phoneNumber: "Invalid phone number" });
    },
  );

  test.each(["1234567", "+1234567", "(42) 000-00-12"])("takes %s for a phone number", (phoneNumber) => {
    expect(refusals({ ...whole, phoneNumber })).toEqual({});
  });

  test("does not take a malformed e-mail address or an impossible job", () => {
    expect(refusals({ ...whole, emailAddress: "ala@" })).toEqual({ emailAddress: "Invalid email address" });
    expect(refusals({ ...whole, jobId: 0 })).toEqual({ jobId: "Please select a job." });
  });
});
