import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { UserRecord } from "../../../../contract/accounts/users.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callPath } from "../../../call-path.ts";
import { callApi } from "../../platform/calls.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { notifyError, notifySuccess } from "../../platform/kit/notify.tsx";
import { errorText } from "../../platform/problem.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { USER } from "./user.resource.ts";

/** A link for a new password; for admins also everything that is stored about a user, to download or erase (rules §10, §11). */
export function UserData({ user }: { user: UserRecord }) {
  const { isAdmin } = useSession();
  return (
    <>
      {user.actions.includes("sendPasswordLink") && <PasswordLinkButton user={user} />}
      {isAdmin && <AdminsButtons user={user} />}
    </>
  );
}

function PasswordLinkButton({ user: { id, name, surname, email } }: { user: UserRecord }) {
  const text = appTexts().users;
  const sending = useMutation({
    mutationFn: () => callApi("POST /users/:id/password-link", { params: { id } }),
    onSuccess: ({ message }) => notifySuccess(message),
    onError: (error) => notifyError(errorText(error, recordTexts().lists.operationFailed)),
  });
  async function send(): Promise<void> {
    const title = text.sendLinkAsk(`${name} ${surname}`);
    if (await confirmAction({ title, text: text.sendLinkText(email), yes: text.sendLink })) sending.mutate();
  }
  return (
    <Button variant="outline" loading={sending.isPending} onClick={send}>
      {text.sendLink}
    </Button>
  );
}

function AdminsButtons({ user }: { user: UserRecord }) {
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
