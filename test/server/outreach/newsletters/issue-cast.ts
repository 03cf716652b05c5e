import { writeBatch } from "../../../../src/server/outreach/newsletters/newsletter.sending.commands.ts";
import { PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { auditedActions } from "../../support/audit-log.ts";
import { anAdmin, anEmployee } from "../../support/people.ts";

export const ISSUE = { subject: "Spring at the shelter", content: "Hello again.\n\nThe puppies are here." };
export const NOT_DRAFT = "This newsletter is being sent or has been sent: it cannot be changed any more.";

/** A shelter whose admin writes the newsletter's issues and whose employee reads them. */
export async function openIssues() {
  const shelter = await startAppForFile();
  const admin = await anAdmin(shelter);
  const employee = await anEmployee(shelter);
  return {
    shelter,
    admin,
    employee,
    add: async (subject = ISSUE.subject) =>
      (await admin.client.post("/api/newsletters/issues", { ...ISSUE, subject })).json(),
    sendIt: (id: number) => admin.client.post(`/api/newsletters/${id}/send`),
    list: async (query = "") => (await employee.client.get(`/api/newsletters${query}`)).json(),
    actionsOn: (id: number) => auditedActions(admin, `subject=newsletter&subjectId=${id}`),
    /** Writes the letters of an issue that is being sent. */
    async writeLetters(id: number): Promise<void> {
      while (await writeBatch(shelter, id, PUBLIC_URL)) {
        // Until every recipient has a letter.
      }
    },
  };
}
