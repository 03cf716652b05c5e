import { useParams } from "react-router";
import { isId } from "../../../../contract/platform/ids.ts";

/** @returns the id in the address, or undefined if it is malformed */
export const useRouteId = (): number | undefined => routeId(useParams().id ?? "");

/** @param text a part of an address @returns the id that it is, or undefined */
export const routeId = (text: string): number | undefined =>
  /^[1-9]\d*$/.test(text) && isId(Number(text)) ? Number(text) : undefined;
