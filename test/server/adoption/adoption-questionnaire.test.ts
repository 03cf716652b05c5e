import { describe, expect, test } from "vitest";
import { adoptionAt, assembleCast, questionCount } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const questions = await questionCount(shelter);

const submit = (id: number, answers: unknown) =>
  cast.adopter.client.post(`/api/adoptions/${id}/questionnaire/submit`, { answers });
const review = (id: number, body: object) =>
  cast.mainCaretaker.client.post(`/api/adoptions/${id}/questionnaire/staff-review`, body);
const answered = (count: number) => Array.from({ length: count }, (_, n) => `Odpowiedź ${n + 1}`);
const read = async (id: number) => (await cast.admin.client.get(`/api/adoptions/${id}`)).json();

describe("the answers to the questionnaire", () => {
  test("that are blank are all named at once, and the adoption stays as it is", async () => {
    const { id } = await adoptionAt(shelter, cast, 2);
    const answer = await submit(
      id,
      answered(questions).map((text, at) => (at === 1 ? "" : at === 4 ? " \n\t " : text)),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: "answers.1", errors: ["Please answer question #2."] },
      { field: "answers.4", errors: ["Please answer question #5."] },
    ]);
    expect(await read(id)).toMatchObject({ currentStageType: 2, questionnaire: { answers: [], submittedAt: null } });
  });

  test("are named as missing when there are fewer than questions", async () => {
    const { id } = await adoptionAt(shelter, cast, 2);
    const answer = await submit(id, answered(questions - 2));
    expect(answer.json().errors).toEqual([
      { field: `answers.${questions - 2}`, errors: [`Please answer question #${questions - 1}.`] },
      { field: `answers.${questions - 1}`, errors: [`Please answer question #${questions}.`] },
    ]);
    expect((await submit(id, [])).json().errors).toHaveLength(questions);
  });

  test("that are not texts are named together with blank ones", async () => {
    const { id } = await adoptionAt(shelter, cast, 2);
    const answer = await submit(id, [null, 7, " ", ...answered(questions).slice(3)]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: "answers.0", errors: ["Please answer question #1."] },
      { field: "answers.1", errors: ["Please answer question #2."] },
      { field: "answers.2", errors: ["Please answer question #3."] },
    ]);
  });

  test("are refused when there are more than questions, or when they are not texts", async () => {
    const { id } = await adoptionAt(shelter, cast, 2);
    const more = await submit(id, answered(questions + 1));
    expect([more.statusCode, more.json().errors]).toEqual([
      400,
      [{ field: "answers", errors: ["There are more answers than questions."] }],
    ]);
    for (const wrong of [undefined, "yes", [1, 2], Array(101).fill("x"), [`${"x".repeat(5001)}`]]) {
      expect((await submit(id, wrong)).statusCode).toBe(400);
    }
    expect((await read(id)).currentStageType).toBe(2);
  });

  test("are stored trimmed, in their order, with their Polish letters", async () => {
    const { id } = await adoptionAt(shelter, cast, 2);
    expect(
      (
        await submit(
          id,
          answered(questions).map((text) => `  ${text} `),
        )
      ).statusCode,
    ).toBe(200);
    const { questionnaire } = await read(id);
    expect(questionnaire.answers).toEqual(answered(questions));
    expect(questionnaire.submittedAt).toBe("2026-11-20T11:00:00.000Z");
  });
});

describe("the template", () => {
  test("that an admin changes is used from then on; questionnaires that were sent keep their questions", async () => {
    const sent = await adoptionAt(shelter, cast, 2);
    const waiting = await adoptionAt(shelter, cast, 1);
    const template = (await cast.admin.client.get("/api/adoptions/questionnaire/template")).json();
    const before = (await read(sent.id)).questionnaire.questions;
    expect(before).toHaveLength(questions);
    const changed = await cast.admin.client.put("/api/adoptions/questionnaire/template", {
      questions: ["  Why?  ", "Czy zmieści się pięć kotów?"],
    });
    expect(changed.json()).toMatchObject({
      questions: ["Why?", "Czy zmieści się pięć kotów?"],
      translations: [
        { en: "Why?", pl: "" },
        { en: "Czy zmieści się pięć kotów?", pl: "" },
      ],
    });
    expect((await read(sent.id)).questionnaire.questions).toEqual(before);
    expect((await submit(sent.id, answered(questions))).statusCode).toBe(200);
    await cast.admin.client.post(`/api/adoptions/${waiting.id}/questionnaire/send`);
    expect((await read(waiting.id)).questionnaire.questions).toEqual(["Why?", "Czy zmieści się pięć kotów?"]);
    expect((await submit(waiting.id, ["So.", "Tak."])).statusCode).toBe(200);
    await cast.admin.client.put("/api/adoptions/questionnaire/template", template);
  });

  test.each([
    [{ questions: [] }, "questions"],
    [{ questions: ["Why?", "  "] }, "questions.1"],
    [{ questions: Array(51).fill("Why?") }, "questions"],
    [{ questions: ["x".repeat(501)] }, "questions.0"],
    [{}, "questions"],
  ])("refuses %j at %s and stays as it was", async (body, field) => {
    const answer = await cast.admin.client.put("/api/adoptions/questionnaire/template", body);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    expect(await questionCount(shelter)).toBe(questions);
  });
});

describe("kinds and parts of questions", () => {
  const TEMPLATE = "/api/adoptions/questionnaire/template";
  const put = (body: object) => cast.admin.client.put(TEMPLATE, body);
  const OPTIONS = { en: ["House", "Flat"], pl: ["Dom", "Mieszkanie"] };
  const withKinds = {
    translations: [
      { en: "How many children?", pl: "Ile dzieci?" },
      { en: "Where do you live?", pl: "Gdzie mieszkasz?" },
      { en: "Does everybody agree?", pl: "Czy wszyscy się zgadzają?" },
      { en: "Why?", pl: "Dlaczego?" },
    ],
    details: [
      { kind: "number", part: 1 },
      { kind: "choice", part: 2, options: { en: [" House ", "", "Flat"], pl: OPTIONS.pl } },
      { kind: "yesno", part: 1 },
      { kind: "text" },
    ],
  };
  const NONE = { en: [], pl: [] };

  test("stand in the template in the order of its parts, and a call that knows none of them keeps them", async () => {
    const before = (await cast.admin.client.get(TEMPLATE)).json();
    expect(before.details.map(({ part }: { part: number }) => part)).toEqual([1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    const saved = (await put(withKinds)).json();
    const kept = [
      { kind: "number", part: 1, options: NONE },
      { kind: "yesno", part: 1, options: NONE },
      { kind: "text", part: 1, options: NONE },
      { kind: "choice", part: 2, options: OPTIONS },
    ];
    expect(saved.questions).toEqual(["How many children?", "Does everybody agree?", "Why?", "Where do you live?"]);
    expect(saved.details).toEqual(kept);
    expect((await put({ questions: saved.questions })).json()).toMatchObject({ details: kept });
    await put(before);
    expect((await cast.admin.client.get(TEMPLATE)).json()).toEqual(before);
  });

  test.each([
    [{ details: [{ kind: "choice", options: { en: ["House"] } }] }, "details.0.options"],
    [{ details: [{ kind: "colour" }] }, "details.0.kind"],
    [{ details: [{ part: 5 }] }, "details.0.part"],
    [{ details: [] }, "details"],
    [{ details: [{ kind: "choice", options: { en: Array(21).fill("House") } }] }, "details.0.options.en"],
  ])("are refused as %j at %s", async (body, field) => {
    const answer = await put({ questions: ["Why?"], ...body });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
  });

  test("are copied when it is sent; a number is asked for, own words are taken, and staff read choices in their language", async () => {
    const before = (await cast.admin.client.get(TEMPLATE)).json();
    await put(withKinds);
    const { id } = await adoptionAt(shelter, cast, 1);
    await cast.admin.client.post(`/api/adoptions/${id}/questionnaire/send`);
    await put(before);
    expect((await read(id)).questionnaire.questionDetails).toMatchObject([
      { kind: "number", options: [] },
      { kind: "yesno", options: ["Yes", "No"] },
      { kind: "text" },
      { kind: "choice", part: 2, options: ["House", "Flat"] },
    ]);
    const refused = await submit(id, ["two or so", "", "So.", "x"]);
    expect(refused.json().errors).toEqual([
      { field: "answers.0", errors: ["Please answer question #1 with a number."] },
      { field: "answers.1", errors: ["Please answer question #2."] },
    ]);
    expect((await submit(id, ["2", "tak", "So.", "A boat"])).statusCode).toBe(200);
    expect((await read(id)).questionnaire.answers).toEqual(["2", "Yes", "So.", "A boat"]);
  });
});

describe("staff's review", () => {
  test.each([-0.01, 100.01, "90", "", null, undefined])("refuses the score %j with the form's text", async (score) => {
    const { id } = await adoptionAt(shelter, cast, 3);
    const answer = await review(id, { score, note: "", approved: true });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: "score", errors: ["Please enter a valid numeric score."] }],
    ]);
    expect((await read(id)).currentStageType).toBe(3);
  });

  test.each([0, 0.5, 99.99, 100])("accepts the score %d", async (score) => {
    const { id } = await adoptionAt(shelter, cast, 3);
    expect((await review(id, { score })).statusCode).toBe(200);
    expect((await read(id)).questionnaire.staffScore).toBe(score);
  });

  test("is for staff only: the adopter sees neither score nor note", async () => {
    const { id } = await adoptionAt(shelter, cast, 3);
    await review(id, { score: 71, note: "A little far from the vet.", approved: true });
    expect((await read(id)).questionnaire).toMatchObject({ staffScore: 71, staffNote: "A little far from the vet." });
    const own = await cast.adopter.client.get(`/api/adoptions/${id}`);
    expect(own.json().questionnaire).toMatchObject({ staffScore: null, staffNote: "" });
    expect(own.body).not.toContain("A little far from the vet.");
  });
});

describe("ending an adoption", () => {
  test.each([{}, { note: "" }, { note: "  \n " }, { note: null }])(
    "by staff needs a reason; %j is none",
    async (body) => {
      const { id } = await adoptionAt(shelter, cast, 2);
      const answer = await cast.mainCaretaker.client.post(`/api/adoptions/${id}/reject`, body);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [{ field: "note", errors: ["Please give the reason."] }],
      ]);
      expect((await read(id)).outcome).toBeNull();
    },
  );
});
