import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { StayContact } from "../../../../contract/animals/contacts.ts";
import { localDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";

/** Stays from another system of a user: those of their address are offered to be linked. Without any there is nothing. */
export function UserContacts({ userId }: { userId: number }) {
  const text = peopleTexts().users.contacts;
  const { data } = useQuery(apiQuery("GET /users/:id/stay-contacts", { params: { id: userId } }));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={text.title}>
      <ul className="care-list">
        {data.items.map((contact) => (
          <Contact key={contact.id} contact={contact} userId={userId} />
        ))}
      </ul>
    </Section>
  );
}

function Contact({ contact, userId }: { contact: StayContact; userId: number }) {
  const text = peopleTexts().users.contacts;
  const { id, role, name, animal, animalId, intakeOn, outcomeOn, isLinked } = contact;
  const day = localDay(role === "taker" ? (outcomeOn ?? intakeOn) : intakeOn);
  return (
    <li>
      <div>
        <Link to={`/admin/animal/${animalId}`}>{animal}</Link>
        <span className="fact-detail">{text.line(role, name, day)}</span>
      </div>
      {!isLinked && (
        <ActionButton
          text={text.link}
          label={text.linkOf(animal, name)}
          variant="outline"
          size="sm"
          send={() => callApi("POST /stay-contacts/:id/link", { params: { id }, body: { userId } })}
          done={text.linked}
          failed={appTexts().words.cannotBeDone}
        />
      )}
    </li>
  );
}
