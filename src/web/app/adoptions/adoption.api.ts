import { queryOptions } from "@tanstack/react-query";
import type { Adoption, AdoptionApplication } from "../../../contract/adoptions.ts";
import { api } from "../api.ts";
import type { StaffAction } from "./adoption.texts.ts";

/** The lists of adoptions by who looks at them (spec §6). */
export const ADOPTION_LIST = { all: "/adoptions", assigned: "/adoptions/assigned" } as const;

/** A step of staff with what its call sends; which steps there are now is the server's to say, in `actions`. */
export type StaffStep = { action: StaffAction; body?: { approved?: boolean; score?: number; note?: string } };

/** One adoption. */
export const adoptionQuery = (id: number) =>
  queryOptions({ queryKey: ["/adoptions", id], queryFn: () => api.get<Adoption>(`/adoptions/${id}`) });

/** Takes a step. @returns the adoption as it is then */
export const takeStaffStep = (id: number, { action, body }: StaffStep): Promise<Adoption> =>
  api.post<Adoption>(`/adoptions/${id}/${action}`, body);

/** The application of somebody who walked in (decisions §4). */
export const enterApplication = (application: AdoptionApplication): Promise<Adoption> =>
  api.post<Adoption>("/adoptions/applications", application);

/** Gives the open stage to these employees (decisions §4). */
export const setAssignees = (id: number, employeeIds: readonly number[]): Promise<Adoption> =>
  api.put<Adoption>(`/adoptions/${id}/assignees`, { employeeIds });

/** Where the contract's PDF is. */
export const contractAddress = (id: number): string => `/api/adoptions/${id}/contract`;
