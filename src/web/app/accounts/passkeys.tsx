import { Text } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import type { AnswerOf } from "../../../contract/calls.ts";
import { callApi } from "../platform/calls.ts";
import { ActionButton } from "../platform/kit/action-button.tsx";
import { confirmAction } from "../platform/kit/confirm-action.tsx";
import { When } from "../platform/kit/when.tsx";
import { useSession } from "../platform/session.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { SecurityPart } from "./security-part.tsx";
import { accountsTexts } from "./texts.ts";

type Answer = AnswerOf<"GET /accounts/:accountId/passkeys">;
type Passkey = Answer["items"][number];

/** The own passkeys, and adding one where this address and this browser can have them. */
export function Passkeys({
  items,
  origin,
  isPossible,
  onAdded,
}: Answer & { onAdded: (codes: readonly string[]) => Promise<void> }) {
  const text = accountsTexts().security.passkeys;
  const obstacle = obstacleAt({ origin, isPossible });
  return (
    <SecurityPart icon={IconFingerprint} title={text.title} text={text.text} isOn={items.length > 0}>
      {items.length > 0 && (
        <ul className="security-list">
          {items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {obstacle ? <Text c="dimmed">{obstacle}</Text> : <AddPasskey onAdded={onAdded} />}
    </SecurityPart>
  );
}

/** @returns why no passkey can be made here, if so */
function obstacleAt({ origin, isPossible }: Pick<Answer, "origin" | "isPossible">): string | undefined {
  const text = accountsTexts().security.passkeys;
  if (!isPossible) return text.impossible;
  if (location.origin !== origin) return text.elsewhere(origin);
  return "PublicKeyCredential" in window ? undefined : text.unsupported;
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const text = accountsTexts().security.passkeys;
  const { accountId } = useSession();
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="detail">
          {text.created} <When at={createdAt} />
          {", "}
          {lastUsedAt ? (
            <>
              {text.used} <When at={lastUsedAt} />
            </>
          ) : (
            text.never
          )}
        </p>
      </div>
      <ActionButton
        variant="subtle"
        size="sm"
        color="red"
        text={text.remove}
        label={text.removeLabel(name)}
        ask={() =>
          confirmAction({ title: text.removeAsk(name), text: text.removeText, yes: text.remove, isDanger: true })
        }
        send={() => callApi("DELETE /accounts/:accountId/passkeys/:id", { params: { accountId, id } })}
        done={text.removed}
        failed={accountsTexts().security.failed}
      />
    </li>
  );
}
