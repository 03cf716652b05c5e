import { describe, expect, it } from "vitest";
import { ApiError, errorText, matchFields, parseProblem } from "../../../../src/web/app/platform/problem.ts";

describe("an error response", () => {
  it.each([
    [{ message: "a", title: "b", detail: "c" }, "a"],
    [{ title: "b", detail: "c" }, "b"],
    [{ detail: "c", error: "d" }, "c"],
    [{ error: "d", error_description: "e" }, "d"],
    [{ error_description: "e" }, "e"],
    [{ message: "", title: "b" }, "b"],
  ])("has the first of message, title, detail, error and error_description as its message: %j", (body, message) => {
    expect(parseProblem(400, body).message).toBe(message);
  });

  it.each([undefined, null, "text", 5, [], {}])("is parsed with any body: %j", (body) => {
    const error = parseProblem(502, body);
    expect(error.status).toBe(502);
    expect(error.fieldErrors).toEqual([]);
    expect(errorText(error, "Failed to load animals.")).toBe("Error (502)");
  });

  it("has field errors as a list or as an object keyed by field", () => {
    const expected = [{ field: "account.email", errors: ["Invalid email address"] }];
    const list = parseProblem(400, { errors: [{ field: "account.email", errors: ["Invalid email address"] }] });
    const keyed = parseProblem(400, { errors: { "account.email": ["Invalid email address"] } });
    expect(list.fieldErrors).toEqual(expected);
    expect(keyed.fieldErrors).toEqual(expected);
    expect(parseProblem(400, { errors: { name: "Name is required." } }).fieldErrors).toEqual([
      { field: "name", errors: ["Name is required."] },
    ]);
  });

  it("drops empty entries", () => {
    expect(
      parseProblem(400, { errors: [{ field: "name", errors: [] }, null, { field: "x", errors: [7] }] }).fieldErrors,
    ).toEqual([]);
  });

  it("contains the present state if a step was refused", () => {
    const present = { kind: "adoption", currentStageType: 3, currentStageStatus: 1, outcome: null };
    expect(parseProblem(409, { message: "m", present }).present).toEqual(present);
  });
});

describe("the text of a failed call", () => {
  it("is the response's message", () => {
    expect(errorText(new ApiError("This animal is gone.", 409), "Failed.")).toBe("This animal is gone.");
  });
  it("is the action's own text if there was no response", () => {
    expect(errorText(new ApiError(""), "Failed to submit application.")).toBe("Failed to submit application.");
    expect(errorText(new TypeError("x is undefined"), "Failed to submit application.")).toBe(
      "Failed to submit application.",
    );
  });
});

describe("field errors", () => {
  it("match fields by the last part of the path, case-insensitively", () => {
    const errors = [
      { field: "Account.Email", errors: ["Invalid email address"] },
      { field: "name", errors: ["Name is required.", "Use at most 100 characters."] },
    ];
    expect(matchFields(errors, ["name", "email"])).toEqual({
      byField: { email: "Invalid email address", name: "Name is required. Use at most 100 characters." },
      unmatched: [],
    });
  });
  it("match a field of a list by its whole path", () => {
    const errors = [{ field: "answers.1", errors: ["Please answer question #2."] }];
    expect(matchFields(errors, ["answers.0", "answers.1"]).byField).toEqual({
      "answers.1": "Please answer question #2.",
    });
  });
  it("match the field of a list by the last part of the path that is a name", () => {
    const errors = [
      { field: "photos.0", errors: ["This photo cannot be read."] },
      { field: "attributeScores.2.score", errors: ["From 1 to 5."] },
    ];
    expect(matchFields(errors, ["photos", "attributeScores"])).toEqual({
      byField: { photos: "This photo cannot be read.", attributeScores: "From 1 to 5." },
      unmatched: [],
    });
  });
  it("that match no field of the form are separate", () => {
    expect(matchFields([{ field: "userId", errors: ["Please select an adopter."] }], ["name"]).unmatched).toEqual([
      "Please select an adopter.",
    ]);
  });
});
