import { useParams } from "react-router";
import { Id } from "../../../contract/shared.ts";

/** @returns the id in the address, or undefined if it is malformed */
export function useRouteId(): number | undefined {
  const { id = "" } = useParams();
  return /^[1-9]\d*$/.test(id) && Id.safeParse(Number(id)).success ? Number(id) : undefined;
}
