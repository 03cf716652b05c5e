import { redirectDocument } from "react-router";
import { currentSession } from "../session.ts";

/** A route's loader for what is admins' alone; the server guards the same addresses (decisions §11). */
export function adminsOnly(): null {
  if (!currentSession()?.isAdmin) throw redirectDocument("/unauthorized");
  return null;
}
