import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReceivedMessage } from "../../../../contract/outreach/messages.ts";
import { callApi } from "../../platform/calls.ts";
import { NotFoundScreen } from "../../platform/errors/not-found-screen.tsx";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { DeleteButton } from "../../platform/kit/delete-button.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { useLeaveOnEscape } from "../../platform/kit/leave-guard.ts";
import { Remember } from "../../platform/kit/recent.ts";
import { RecordHistory } from "../../platform/kit/record-history.tsx";
import { useRouteId } from "../../platform/kit/route-id.ts";
import { BackLink, Fact, Facts, Loaded, Screen } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { isNotFound } from "../../platform/problem.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";
import { MESSAGE, messageQuery } from "./message.resource.ts";
import { MessageStateBadge } from "./message-state.tsx";
import { Replies, ReplyForm } from "./replies.tsx";

/** One message of the contact form. Opening it marks it as read. */
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
      title={query.data ? titleOf(query.data) : appTexts().recordNames["contact message"].name}
      actions={query.data && <Actions message={query.data} />}
    >
      <BackLink to={MESSAGE.list} text={outreachTexts().messages.allMessages} />
      <Loaded query={query} failed={MESSAGE.text().loadFailed}>
        {(message) => (
          <>
            <Remember to={`${MESSAGE.one}/${message.id}`} name={titleOf(message)} kind={MESSAGE.subject} />
            <MessageContent message={message} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

const titleOf = ({ name }: ReceivedMessage) => outreachTexts().messages.recordTitle(name);

function Actions({ message }: { message: ReceivedMessage }) {
  const may = (action: ReceivedMessage["actions"][number]) => message.actions.includes(action);
  const text = outreachTexts().messages;
  return (
    <>
      {may("answered") && <MarkButton id={message.id} action="answered" text={text.markAnswered} />}
      {may("not-answered") && <MarkButton id={message.id} action="not-answered" text={text.markNotAnswered} />}
      {may("close") && <MarkButton id={message.id} action="close" text={text.close} />}
      {may("reopen") && <MarkButton id={message.id} action="reopen" text={text.reopen} />}
      {may("delete") && <DeleteButton resource={MESSAGE} record={message} title={titleOf(message)} />}
    </>
  );
}

type Mark = Exclude<ReceivedMessage["actions"][number], "reply" | "delete">;

const MarkButton = ({ id, action, text }: { id: number; action: Mark; text: string }) => (
  <ActionButton
    variant="outline"
    text={text}
    send={() => callApi(`POST /contact/messages/:id/${action}`, { params: { id } })}
    done={appTexts().kit.form.saved}
    failed={MESSAGE.text().saveFailed}
  />
);

function MessageContent({ message: received }: { message: ReceivedMessage }) {
  const { id, name, email, message, createdAt, state, answeredAt, answeredBy, closedAt, closedBy } = received;
  const { isAdmin } = useSession();
  const text = outreachTexts().messages;
  return (
    <>
      <Facts>
        <Fact name={appTexts().words.fullName}>{name}</Fact>
        <Fact name={appTexts().words.email}>
          <Email address={email} />
        </Fact>
        <Fact name={appTexts().words.date}>
          <When at={createdAt} hasTime />
        </Fact>
        <Fact name={appTexts().words.state}>
          <MessageStateBadge state={state} />
        </Fact>
        {answeredAt && (
          <Fact name={text.answeredAt}>
            <When at={answeredAt} hasTime />
            {answeredBy && `, ${answeredBy}`}
          </Fact>
        )}
        {closedAt && (
          <Fact name={text.closedAt}>
            <When at={closedAt} hasTime />
            {closedBy && `, ${closedBy}`}
          </Fact>
        )}
      </Facts>
      <section className="panel" aria-label={text.message}>
        {message ? <p className="as-typed">{message}</p> : <Text>{text.erased}</Text>}
      </section>
      <Replies replies={received.replies} />
      {received.actions.includes("reply") && <ReplyForm message={received} />}
      {isAdmin && <RecordHistory subject={MESSAGE.subject} id={id} />}
    </>
  );
}
