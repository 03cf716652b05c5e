/** How long the shelter keeps what people have written (docs/decisions/0101). */
export const retention = {
  kinds: {
    messages: "Messages",
    applications: "Applications that led to no adoption",
    jobApplications: "Rejected job applications",
    letters: "Sent letters",
    changes: "Earlier values in the audit log",
  },
  months: (least: number, most: number) => `Give a whole number of months from ${least} to ${most}, or leave it empty.`,
};
