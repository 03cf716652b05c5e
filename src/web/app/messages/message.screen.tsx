import { Anchor, Button, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ReceivedMessage } from "../../../contract/contact-messages.ts";
import { shelter } from "../../../contract/shelter.ts";
import { callApi } from "../calls.ts";
import { NotFoundScreen } from "../errors/not-found-screen.tsx";
import { DeleteButton } from "../kit/delete-button.tsx";
import { Email } from "../kit/email.tsx";
import { Fact, Facts } from "../kit/facts.tsx";
import { useLeaveOnEscape } from "../kit/leave-guard.ts";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { RecordHistory } from "../kit/record-history.tsx";
import { useRouteId } from "../kit/route-id.ts";
import { Loaded, Screen } from "../kit/screen.tsx";
import { When } from "../kit/when.tsx";
import { errorText, isNotFound } from "../problem.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { MESSAGE, messageQuery } from "./message.resource.ts";
import { MessageState } from "./message-state.tsx";

/** One message of the contact form, which opening it makes read. */
export function MessageScreen() {
  const id = useRouteId();
  return id === undefined ? <NotFoundScreen text={appTexts().errors.invalidId} /> : <Message key={id} id={id} />;
}

function Message({ id }: { id: number }) {
  const query = useQuery(messageQuery(id));
  useLeaveOnEscape(MESSAGE.list);
  if (!query.data && isNotFound(query.error)) return <NotFoundScreen text={MESSAGE.text().notFound} />;
  return (
    <Screen
      title={query.data ? titleOf(query.data) : "Message"}
      actions={query.data && <Actions message={query.data} />}
    >
      <Anchor component={Link} to={MESSAGE.list} size="sm">
        ← All messages
      </Anchor>
      <Loaded query={query} failed={MESSAGE.text().loadFailed}>
        {(message) => <Words message={message} />}
      </Loaded>
    </Screen>
  );
}

const titleOf = ({ name }: ReceivedMessage) => `Message from ${name}`;

/** A new letter in the reader's own mail program; without the message's words, which are more than such a link can carry. */
const answerAddress = ({ email }: ReceivedMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: Your message to ${shelter().name}`)}`;

function Actions({ message }: { message: ReceivedMessage }) {
  const may = (action: ReceivedMessage["actions"][number]) => message.actions.includes(action);
  return (
    <>
      {message.email && (
        <Button component="a" href={answerAddress(message)}>
          Answer by email
        </Button>
      )}
      {may("answered") && <Mark id={message.id} action="answered" text="Mark as answered" />}
      {may("not-answered") && <Mark id={message.id} action="not-answered" text="Mark as not answered" />}
      {may("delete") && <DeleteButton resource={MESSAGE} record={message} title={titleOf(message)} />}
    </>
  );
}

function Mark({ id, action, text }: { id: number; action: "answered" | "not-answered"; text: string }) {
  const mark = useMutation({
    mutationFn: () => callApi(`POST /contact/messages/:id/${action}`, { params: { id } }),
    onSuccess: () => notifySuccess("Saved successfully."),
    onError: (error) => notifyError(errorText(error, MESSAGE.text().saveFailed)),
  });
  return (
    <Button variant="outline" loading={mark.isPending} onClick={() => mark.mutate()}>
      {text}
    </Button>
  );
}

function Words({
  message: { id, name, email, message, createdAt, state, answeredAt, answeredBy },
}: {
  message: ReceivedMessage;
}) {
  const { isAdmin } = useSession();
  return (
    <>
      <Facts>
        <Fact name="Name">{name}</Fact>
        <Fact name="Email">
          <Email address={email} />
        </Fact>
        <Fact name="Date">
          <When at={createdAt} hasTime />
        </Fact>
        <Fact name="State">
          <MessageState state={state} />
        </Fact>
        {answeredAt && (
          <Fact name="Answered">
            <When at={answeredAt} hasTime />
            {answeredBy && `, ${answeredBy}`}
          </Fact>
        )}
      </Facts>
      <section className="panel" aria-label="Message">
        {message ? (
          <p className="as-typed">{message}</p>
        ) : (
          <Text>Its words were erased with the sender's account.</Text>
        )}
      </section>
      {isAdmin && <RecordHistory subject={MESSAGE.subject} id={id} />}
    </>
  );
}
