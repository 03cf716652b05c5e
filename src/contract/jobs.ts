import { z } from "zod";
import { Id, listOf, listQuery, PAGE_SIZE } from "./shared.ts";

export const Job = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    minSalary: z.int().describe("PLN a month"),
    maxSalary: z.int().describe("PLN a month"),
  })
  .meta({ id: "Job" });
export type Job = z.infer<typeof Job>;
export const JobPage = listOf(Job);
export const JobQuery = listQuery(PAGE_SIZE.adminList);
export type JobQuery = z.output<typeof JobQuery>;
