import { Text } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { apiQuery, callApi } from "../platform/calls.ts";
import { ActionButton } from "../platform/kit/action-button.tsx";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { Loaded } from "../platform/kit/screen.tsx";
import { useSession } from "../platform/session.ts";
import { SecurityPart } from "./security-part.tsx";
import { accountsTexts } from "./texts.ts";

/** With fewer, people are asked to make new ones. */
const FEW = 3;

/** How many recovery codes are left, and making new ones. */
export function RecoveryCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { codes: text, loadFailed, failed } = accountsTexts().security;
  const { accountId } = useSession();
  const params = { accountId };
  const query = useQuery(apiQuery("GET /accounts/:accountId/recovery-codes", { params }));
  return (
    <SecurityPart icon={IconKey} title={text.title} text={text.text}>
      <Loaded query={query} failed={loadFailed}>
        {({ left }) => (
          <Text fw={700}>
            {text.left(left)}
            {left < FEW && `. ${text.few}`}
          </Text>
        )}
      </Loaded>
      <ActionButton
        variant="outline"
        mt="xs"
        text={text.renew}
        ask={() => confirmAction({ title: text.renewAsk, text: text.renewText, yes: text.renew })}
        send={async () => {
          const { recoveryCodes } = await callApi("POST /accounts/:accountId/recovery-codes", { params });
          onMade(recoveryCodes);
        }}
        done={text.newTitle}
        failed={failed}
      />
    </SecurityPart>
  );
}
