import type { AreaWork } from "../parts/area-work.ts";
import { finishIssues } from "./newsletters/newsletter.sending.commands.ts";
import { startSendingNewsletters } from "./newsletters/newsletter.sending.ts";
import { deleteUnconfirmed } from "./saved-searches/saved-search.mailboxes.ts";
import { writeNewAnimalLetters } from "./saved-searches/saved-search.sending.ts";

export const OUTREACH_WORK: AreaWork = {
  cleanUps: [deleteUnconfirmed],
  scheduled: [
    // Late in the afternoon in Poland, when the day's animals have been entered and people are about to go home.
    { queue: "saved-searches", times: "5 15 * * *", run: writeNewAnimalLetters },
  ],
  workers: [startSendingNewsletters],
  afterLetter: [finishIssues],
};
