import type { Stay } from "../../../src/contract/animals/stays.ts";
import type { Client } from "./client.ts";

/** The stays of an animal, the latest first. */
export async function staysOf(staff: Client, animalId: number): Promise<Stay[]> {
  const answer = await staff.get(`/api/animals/${animalId}/stays`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().items;
}

export async function latestStayOf(staff: Client, animalId: number): Promise<Stay> {
  const [stay] = await staysOf(staff, animalId);
  if (!stay) throw new Error(`Animal ${animalId} has no stay.`);
  return stay;
}

/** A stay as the days and types that matter most. */
export const inShort = ({ intakeOn, intakeType, outcomeOn, outcomeType }: Stay) =>
  [intakeOn, intakeType, outcomeOn, outcomeType].filter((part) => part !== null).join(" ");
