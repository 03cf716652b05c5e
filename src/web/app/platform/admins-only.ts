import { redirectDocument } from "react-router";
import { href } from "../../../contract/platform/href.ts";
import { currentSession } from "./session.ts";

/** The loader of routes for admins only (rules §11): sends everybody else away. */
export function adminsOnly(): null {
  if (!currentSession()?.isAdmin) throw redirectDocument(href("/unauthorized"));
  return null;
}
