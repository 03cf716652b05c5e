import { useParams } from "react-router";
import { isId } from "../../../contract/ids.ts";

/** @returns the id in the address, or undefined if it is malformed */
export function useRouteId(): number | undefined {
  const { id = "" } = useParams();
  return /^[1-9]\d*$/.test(id) && isId(Number(id)) ? Number(id) : undefined;
}
