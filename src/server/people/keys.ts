import { type AreaKeys, BY_STAFF, GONE, ofStaff } from "../parts/keys/keys.ts";

/** The records of users, and who applied for jobs. */
export const PEOPLE_KEYS = {
  "users.account_id": {
    closing: "emptied: name, address and phone go; the row stays for what is counted",
    archiving: "kept: the row says since when",
    merging: "not: the record of the one that goes is deleted",
    export: "user",
  },
  "user_notes.user_id": { closing: GONE, merging: { says: "notes" }, export: "notes" },
  "user_notes.written_by": BY_STAFF,
  "employees.account_id": ofStaff("kept: staff are archived, not erased"),
  "job_applications.account_id": {
    closing: "emptied: name, addresses and words go; date and decision stay",
    merging: { says: "jobApplications" },
    export: "jobApplications",
  },
} as const satisfies AreaKeys;
