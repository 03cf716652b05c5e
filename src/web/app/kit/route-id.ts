import { useParams } from "react-router";
import { Id } from "../../../contract/shared.ts";

/** The text for a malformed id in the address (spec §8). */
export const INVALID_ID = "Invalid route id.";

/** @returns the id in the address, or undefined if it is malformed */
export function useRouteId(): number | undefined {
  const { id = "" } = useParams();
  return /^[1-9]\d*$/.test(id) && Id.safeParse(Number(id)).success ? Number(id) : undefined;
}
