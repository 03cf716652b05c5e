import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import type { OwnAdoption } from "../../../../contract/adoption/adoptions.ts";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import { isId } from "../../../../contract/platform/ids.ts";
import { apiQuery } from "../../platform/calls.ts";
import { useSession } from "../../platform/session.ts";

/** The id of the animal in the address or in the navigation state (spec §2.2). */
export function useRequestedId(): string | null {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const stateId = typeof state === "object" && state !== null && "animalId" in state ? state.animalId : undefined;
  const id = Number(params.get("animalId") ?? stateId);
  return isId(id) ? String(id) : null;
}

/** The selected animal as it is now: an old link may lead to one that is not available any more. */
export function useSelectedAnimal(animalId: string | null): AnimalDetail | undefined {
  return useQuery({ ...apiQuery("GET /animals/:id", { params: { id: Number(animalId) } }), enabled: animalId !== null })
    .data;
}

/** This person's own adoption of the selected animal, if there is one. Staff have none. */
export function useOwnAdoption(animalId: string | null): OwnAdoption | null {
  const { isEmployee } = useSession();
  const { data } = useQuery({
    ...apiQuery("GET /animals/:id/own-adoption", { params: { id: Number(animalId) } }),
    enabled: animalId !== null && !isEmployee,
  });
  return data?.ownAdoption ?? null;
}
