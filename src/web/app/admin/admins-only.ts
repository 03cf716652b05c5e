import { redirectDocument } from "react-router";
import { currentSession } from "../session.ts";

/** The loader of every route that is admins' alone (rules §11). */
export function adminsOnly(): null {
  if (!currentSession()?.isAdmin) throw redirectDocument("/unauthorized");
  return null;
}
