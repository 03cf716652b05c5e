import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import type { OwnAdoption } from "../../../../contract/adoptions.ts";
import type { AnimalDetail } from "../../../../contract/animals.ts";
import { Id } from "../../../../contract/shared.ts";
import { apiQuery } from "../../calls.ts";
import { useSession } from "../../session.ts";

/** The animal that this screen was opened for: the address's, or that of the navigation (spec §2.2). */
export function useAskedFor(): string | null {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const handed = typeof state === "object" && state !== null && "animalId" in state ? state.animalId : undefined;
  const asked = Id.safeParse(Number(params.get("animalId") ?? handed));
  return asked.success ? String(asked.data) : null;
}

/** The chosen animal as it is now: whoever kept an old link learns that it takes no applications any more. */
export function useChosen(animalId: string | null): AnimalDetail | undefined {
  return useQuery({ ...apiQuery("GET /animals/:id", { params: { id: Number(animalId) } }), enabled: animalId !== null })
    .data;
}

/** The adoption by which this person has applied for the chosen animal already. Staff have none of their own. */
export function useOwnAdoption(animalId: string | null): OwnAdoption | null {
  const { isEmployee } = useSession();
  const { data } = useQuery({
    ...apiQuery("GET /animals/:id/own-adoption", { params: { id: Number(animalId) } }),
    enabled: animalId !== null && !isEmployee,
  });
  return data?.ownAdoption ?? null;
}
