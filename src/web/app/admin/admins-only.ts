import { redirectDocument } from "react-router";
import { currentSession } from "../session.ts";

/** The loader of routes for admins only (rules §11): sends everybody else away. */
export function adminsOnly(): null {
  if (!currentSession()?.isAdmin) throw redirectDocument("/unauthorized");
  return null;
}
