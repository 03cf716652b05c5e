import type { ContactMessage } from "../../contract/contact.ts";
import { shelter } from "../../contract/shelter.ts";
import { composeLetter, paragraphsOf } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

/** The letter to the shelter's mailbox with a message; its reply goes to the sender (rules §6). */
export function messageLetter({ name, email, message }: ContactMessage, url: string): Letter {
  const letter = composeLetter({
    to: shelter().email,
    subject: `Message from ${name}`,
    greeting: `${name} (${email}) wrote with the contact form:`,
    paragraphs: paragraphsOf(message),
    action: { text: "Open in the administration", url },
    closing: `Answer this letter to write to ${name}.`,
  });
  return { ...letter, replyTo: email };
}
