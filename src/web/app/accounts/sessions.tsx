import { Badge, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "../../../contract/calls.ts";
import { apiQuery, callApi } from "../platform/calls.ts";
import { ActionButton } from "../platform/kit/action-button.tsx";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { Loaded, Section } from "../platform/kit/screen.tsx";
import { When } from "../platform/kit/when.tsx";
import { useSession } from "../platform/session.ts";
import { accountsTexts } from "./texts.ts";

type Session = AnswerOf<"GET /accounts/:accountId/sessions">["items"][number];

/** Where the person is logged in, to end what they do not know. */
export function Sessions() {
  const { sessions: text, loadFailed } = accountsTexts().security;
  const { accountId } = useSession();
  const query = useQuery(apiQuery("GET /accounts/:accountId/sessions", { params: { accountId } }));
  return (
    <div className="form-width">
      <Section title={text.title}>
        <Text>{text.text}</Text>
        <Loaded query={query} failed={loadFailed}>
          {({ items }) => (
            <>
              <ul className="security-list">
                {items.map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </ul>
              {items.length > 1 && <EndOthers />}
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { sessions: text, failed } = accountsTexts().security;
  const { accountId } = useSession();
  const { id, browser, system, address, createdAt, lastSeenAt, isThis } = session;
  const device = text.device(browser, system);
  return (
    <li>
      <div>
        <Group gap="sm">
          <strong>{device}</strong>
          {isThis && <Badge color="green">{text.isThis}</Badge>}
        </Group>
        <p className="detail">
          {text.seen} <When at={lastSeenAt} hasTime />
          {", "}
          {text.since} <When at={createdAt} hasTime />
          {address && ` ${text.from(address)}`}
        </p>
      </div>
      {!isThis && (
        <ActionButton
          variant="subtle"
          size="sm"
          text={text.end}
          label={text.endLabel(device)}
          ask={() => confirmAction({ title: text.endAsk(device), text: text.endText, yes: text.end })}
          send={() => callApi("DELETE /accounts/:accountId/sessions/:id", { params: { accountId, id } })}
          done={text.ended}
          failed={failed}
        />
      )}
    </li>
  );
}

function EndOthers() {
  const { sessions: text, failed } = accountsTexts().security;
  const { accountId } = useSession();
  return (
    <div>
      <ActionButton
        variant="outline"
        text={text.endOthers}
        ask={() => confirmAction({ title: text.endOthersAsk, text: text.endOthersText, yes: text.endOthers })}
        send={() => callApi("DELETE /accounts/:accountId/sessions", { params: { accountId } })}
        done={text.endedOthers}
        failed={failed}
      />
    </div>
  );
}
