import { expect, test } from "vitest";
import { adoptionAt, assembleCast } from "../support/adoption-cast.ts";
import { violatedInvariants } from "../support/adoption-invariants.ts";
import { startAppForFile } from "../support/app.ts";
import { aUser, lettersTo } from "../support/people.ts";
import { rowOf } from "../support/rows.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const { admin } = cast;

const read = async (id: number) => (await admin.client.get(`/api/adoptions/${id}`)).json();
const takeBack = (id: number, by = admin) => by.client.post(`/api/adoptions/${id}/contract/withdraw`);
const approve = (id: number) => admin.client.post(`/api/adoptions/${id}/home-check/complete`, { approved: true });

test("a contract that is taken back leads to the step before; the adopter is told, the history keeps it", async () => {
  const adopter = await aUser(shelter);
  const { id, animalId } = await adoptionAt(shelter, cast, 6, adopter);
  expect((await read(id)).actions).toContain("contract/withdraw");
  const taken = await takeBack(id, cast.mainCaretaker);
  expect(taken.json()).toMatchObject({ currentStageType: 5, currentStageStatus: 1, outcome: null, contract: null });
  expect(taken.json().history.at(-1)).toMatchObject({ event: "contract/withdraw", stageType: 5, stageStatus: 1 });
  expect((await lettersTo(shelter, adopter)).at(-1)?.subject).toContain("was taken back");
  expect((await cast.visitor.get(`/api/animals/${animalId}`)).json().status).toBe("Reserved");
  expect((await adopter.client.get(`/api/adoptions/${id}/contract`)).statusCode).toBe(404);
  expect((await takeBack(id)).json()).toMatchObject({ status: 409, present: { currentStageType: 5 } });
  expect(await violatedInvariants(shelter.db)).toEqual([]);
});

test("the way goes on: the next contract has another number, and one that was read before cannot be accepted", async () => {
  const adopter = await aUser(shelter);
  const { id } = await adoptionAt(shelter, cast, 6, adopter);
  const { sha256 } = (await adopter.client.get(`/api/adoptions/${id}`)).json().contract;
  const accept = (body: object) =>
    adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true, ...body });
  await takeBack(id);
  expect((await accept({ sha256 })).json()).toMatchObject({ status: 409, present: { currentStageType: 5 } });
  expect((await approve(id)).statusCode).toBe(200);
  const again = (await adopter.client.get(`/api/adoptions/${id}`)).json();
  expect(again.contract.sha256).not.toBe(sha256);
  expect((await accept({ sha256 })).json()).toMatchObject({ status: 409, present: { currentStageType: 6 } });
  expect((await accept({ sha256: again.contract.sha256 })).json()).toMatchObject({ outcome: "completed" });
  expect((await takeBack(id)).json()).toMatchObject({ status: 409, present: { outcome: "completed" } });
  const { terms } = await rowOf(shelter.db, "adoption_contracts", { adoption_id: id });
  expect((terms as { number: string }).number).toBe(`2026/${id}/2`);
  expect(await violatedInvariants(shelter.db)).toEqual([]);
});

test("one takes it back while the adopter accepts: exactly one of them succeeds, the other gets the present state", async () => {
  for (let turn = 0; turn < 8; turn++) {
    const adopter = await aUser(shelter);
    const { id } = await adoptionAt(shelter, cast, 6, adopter);
    const accept = () => adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    const answers = await Promise.all(turn % 2 ? [accept(), takeBack(id)] : [takeBack(id), accept()]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const { currentStageType, currentStageStatus, outcome } = await read(id);
    const refused = answers.find((answer) => answer.statusCode === 409);
    expect(refused?.json().present).toEqual({ kind: "adoption", currentStageType, currentStageStatus, outcome });
  }
  expect(await violatedInvariants(shelter.db)).toEqual([]);
});

test("assignees act in the stage that is open again, and not in the one that closed", async () => {
  const { id } = await adoptionAt(shelter, cast, 6, await aUser(shelter));
  await takeBack(id);
  const { stages, currentStageId } = await read(id);
  const [contract] = stages.filter(({ type }: { type: number }) => type === 6);
  expect(contract.closedAt).not.toBeNull();
  const open = stages.find(({ id: stage }: { id: number }) => stage === currentStageId);
  expect(open).toMatchObject({
    type: 5,
    closedAt: null,
    assignees: [{ employeeId: cast.mainCaretaker.id, endAt: null }],
  });
});
