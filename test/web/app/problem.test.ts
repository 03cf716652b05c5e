import { describe, expect, it } from "vitest";
import { ApiError, errorText, matchFields, parseProblem } from "../../../src/web/app/problem.ts";

describe("an answer that is no success", () => {
  it.each([
    [{ message: "a", title: "b", detail: "c" }, "a"],
    [{ title: "b", detail: "c" }, "b"],
    [{ detail: "c", error: "d" }, "c"],
    [{ error: "d", error_description: "e" }, "d"],
    [{ error_description: "e" }, "e"],
    [{ message: "", title: "b" }, "b"],
  ])("says the first of message, title, detail, error and error_description that it has: %j", (body, message) => {
    expect(parseProblem(400, body).message).toBe(message);
  });

  it.each([undefined, null, "text", 5, [], {}])("is read whatever its body is: %j", (body) => {
    const error = parseProblem(502, body);
    expect(error.status).toBe(502);
    expect(error.fieldErrors).toEqual([]);
    expect(errorText(error, "Failed to load animals.")).toBe("Error (502)");
  });

  it("takes field errors as a list and as an object keyed by field", () => {
    const expected = [{ field: "account.email", errors: ["Invalid email address"] }];
    const list = parseProblem(400, { errors: [{ field: "account.email", errors: ["Invalid email address"] }] });
    const keyed = parseProblem(400, { errors: { "account.email": ["Invalid email address"] } });
    expect(list.fieldErrors).toEqual(expected);
    expect(keyed.fieldErrors).toEqual(expected);
    expect(parseProblem(400, { errors: { name: "Name is required." } }).fieldErrors).toEqual([
      { field: "name", errors: ["Name is required."] },
    ]);
  });

  it("drops entries that say nothing", () => {
    expect(
      parseProblem(400, { errors: [{ field: "name", errors: [] }, null, { field: "x", errors: [7] }] }).fieldErrors,
    ).toEqual([]);
  });

  it("carries the present state that a refused step found", () => {
    const present = { currentStageType: 3, currentStageStatus: 1, outcome: null };
    expect(parseProblem(409, { message: "m", present }).present).toEqual(present);
  });
});

describe("what is said of a failed call", () => {
  it("is the answer's message", () => {
    expect(errorText(new ApiError("This animal is gone.", 409), "Failed.")).toBe("This animal is gone.");
  });
  it("is the catalogue's sentence when there was no answer", () => {
    expect(errorText(new ApiError(""), "Failed to submit application.")).toBe("Failed to submit application.");
    expect(errorText(new TypeError("x is undefined"), "Failed to submit application.")).toBe(
      "Failed to submit application.",
    );
  });
});

describe("field errors", () => {
  it("find their fields by the last part of the path, whatever its case", () => {
    const errors = [
      { field: "Account.Email", errors: ["Invalid email address"] },
      { field: "name", errors: ["Name is required.", "Use at most 100 characters."] },
    ];
    expect(matchFields(errors, ["name", "email"])).toEqual({
      byField: { email: "Invalid email address", name: "Name is required. Use at most 100 characters." },
      homeless: [],
    });
  });
  it("find a field of a list by its whole path", () => {
    const errors = [{ field: "answers.1", errors: ["Please answer question #2."] }];
    expect(matchFields(errors, ["answers.0", "answers.1"]).byField).toEqual({
      "answers.1": "Please answer question #2.",
    });
  });
  it("find the field of a list by the last part of the path that is a name", () => {
    const errors = [
      { field: "photos.0", errors: ["This photo cannot be read."] },
      { field: "attributeScores.2.score", errors: ["From 1 to 5."] },
    ];
    expect(matchFields(errors, ["photos", "attributeScores"])).toEqual({
      byField: { photos: "This photo cannot be read.", attributeScores: "From 1 to 5." },
      homeless: [],
    });
  });
  it("are told apart from those that belong to no field of the form", () => {
    expect(matchFields([{ field: "userId", errors: ["Please select an adopter."] }], ["name"]).homeless).toEqual([
      "Please select an adopter.",
    ]);
  });
});
