import { Group } from "@mantine/core";
import { useRef } from "react";
import { useNavigate } from "react-router";
import type { MergePreview, Side } from "../../../../contract/overview/twins.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import { pairsPath } from "./twins.address.ts";

type Props = { preview: MergePreview; fields: Record<string, Side>; isLoading: boolean };

/** Makes the two one, after a question that says what that means; the message afterwards can take it back. */
export function MergeButton({ preview: { of, gone, kept, fields: values, refusals }, fields, isLoading }: Props) {
  const text = overviewTexts().twins;
  const navigate = useNavigate();
  const mergeId = useRef(0);
  const email = values.find(({ field }) => field === "email")?.[fields.email ?? "kept"] ?? "";
  const send = () => {
    const sent = { params: { id: gone.id }, body: { into: kept.id, fields }, reload: "later" } as const;
    return of === "users" ? callApi("POST /users/:id/merge", sent) : callApi("POST /animals/:id/merge", sent);
  };
  return (
    <Group>
      <ActionButton
        text={text.merge}
        disabled={refusals.length > 0 || isLoading}
        ask={() =>
          confirmAction({
            title: text.mergeAsk(gone.name, kept.name),
            text: of === "users" ? text.mergeUsersText(email) : text.mergeAnimalsText,
            yes: text.merge,
            isDanger: true,
          })
        }
        send={async () => {
          mergeId.current = (await send()).mergeId;
          await navigate(pairsPath(of));
        }}
        undo={() => callApi("POST /merges/:id/undo", { params: { id: mergeId.current } })}
        done={text.merged(gone.name, kept.name)}
        failed={appTexts().words.cannotBeDone}
      />
    </Group>
  );
}
