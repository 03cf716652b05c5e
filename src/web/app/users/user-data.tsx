import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { UserRecord } from "../../../contract/users.ts";
import { callPath } from "../../call-path.ts";
import { callApi } from "../calls.ts";
import { confirmAction } from "../kit/confirm-action.tsx";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { errorText } from "../problem.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { USER } from "./user.resource.ts";

/** For admins: downloads everything that is stored about a user, or erases it (rules §10). */
export function UserData({ user }: { user: UserRecord }) {
  if (!useSession().isAdmin) return null;
  const text = appTexts().users;
  return (
    <>
      <Button
        component="a"
        href={callPath("GET /users/:id/export", { id: user.id })}
        download={text.dataFile(user.id)}
        variant="outline"
        leftSection={<IconDownload size={20} aria-hidden />}
      >
        {text.downloadData}
      </Button>
      <CloseButton user={user} />
    </>
  );
}

function CloseButton({ user: { id, name, surname } }: { user: UserRecord }) {
  const [isClosing, setClosing] = useState(false);
  const navigate = useNavigate();
  const text = appTexts().users;
  async function close(): Promise<void> {
    const title = text.closeAsk(`${name} ${surname}`);
    const isSure = await confirmAction({
      title,
      text: recordTexts().closing.confirm,
      yes: text.closeAccount,
      isDanger: true,
    });
    if (!isSure) return;
    setClosing(true);
    try {
      await callApi("POST /users/:id/close", { params: { id }, reload: "later" });
      await navigate(USER.list);
      notifySuccess(recordTexts().closing.closed);
    } catch (error) {
      notifyError(errorText(error, recordTexts().lists.operationFailed));
      setClosing(false);
    }
  }
  return (
    <Button variant="outline" color="red" loading={isClosing} onClick={close}>
      {text.closeAccount}
    </Button>
  );
}
