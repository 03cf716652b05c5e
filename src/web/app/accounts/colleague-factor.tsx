import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiQuery, callApi } from "../platform/calls.ts";
import { ActionButton } from "../platform/kit/action-button.tsx";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { Section } from "../platform/kit/screen.tsx";
import { useSession } from "../platform/session.ts";
import { accountsTexts } from "./texts.ts";

/**
 * For admins: what somebody else needs besides the password, and taking it away when they have lost it.
 * @param props.isQuiet says nothing of somebody who has none
 */
export function ColleagueFactor({ accountId, name, isQuiet }: { accountId: number; name: string; isQuiet?: boolean }) {
  const session = useSession();
  const isFor = session.isAdmin && session.accountId !== accountId;
  const query = { ...apiQuery("GET /accounts/:accountId/second-factor", { params: { accountId } }), enabled: isFor };
  const factors = useQuery(query).data?.factors;
  const text = accountsTexts().security.colleague;
  if (!factors || (isQuiet && factors.length === 0)) return null;
  return (
    <div className="form-width">
      <Section title={text.title}>
        {factors.length === 0 ? (
          <Text>{text.none}</Text>
        ) : (
          <>
            <Text>{text.has(factors.map((factor) => text.names[factor]).join(", "))}</Text>
            <div>
              <ActionButton
                variant="outline"
                color="red"
                text={text.reset}
                ask={() => confirmAction({ title: text.ask(name), text: text.text, yes: text.reset, isDanger: true })}
                send={() => callApi("DELETE /accounts/:accountId/second-factor", { params: { accountId } })}
                done={text.done}
                failed={accountsTexts().security.failed}
              />
            </div>
          </>
        )}
      </Section>
    </div>
  );
}
