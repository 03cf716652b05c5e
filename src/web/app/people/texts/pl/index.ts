export { employees } from "./employees.ts";
export { jobApplications } from "./job-applications.ts";
export { jobs } from "./jobs.ts";
export { profile } from "./profile.ts";
export { userArea } from "./user-area.ts";
export { userNotes } from "./user-notes.ts";
export { users } from "./users.ts";
