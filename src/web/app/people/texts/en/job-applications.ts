/** Job applications, which the administration calls resumes (spec §2.6, §4). */
export const jobApplications = {
  search: "Search Resume...",
  empty: "There are no resumes yet. They come by themselves when a job or volunteering is open on the website.",
  noMatch: "No resumes match.",
  experience: "Experience",
  columns: { person: "Name", phone: "Phone Number", status: "Application Status" },
  form: {
    job: "Job",
    jobsFailed: "Error loading Jobs.",
    firstName: "First name",
    lastName: "Last name",
    applicationLetter: "Application letter",
    noteHint: (defaultNote: string) => `Optional; left blank it reads '${defaultNote}'`,
  },
  /** By the stored words. */
  sexes: { Female: "Female", Male: "Male", Other: "Other" },
  defaultNote: "Submitted via job detail form",
  noteForStaff: "For staff only",
  decision: "Decision",
  decisionNoteHint: "Optional; for staff only. The applicant is told of the decision by letter.",
  decisions: {
    accept: { begin: "Accept", confirm: "Confirm Acceptance", done: "The application was accepted." },
    reject: { begin: "Reject", confirm: "Confirm Rejection", done: "The application was rejected." },
  },
  /** After a refused decision: what is true by now. */
  nowAtStatus: (status: string) => `It is ${status} now.`,
};
