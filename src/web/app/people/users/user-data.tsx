import { useNavigate } from "react-router";
import type { UserRecord } from "../../../../contract/accounts/users.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callPath } from "../../../call-path.ts";
import { callApi, callForFile } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { DownloadLink } from "../../platform/kit/download-link.tsx";
import { downloadFile } from "../../platform/kit/export-button.tsx";
import { SameAs } from "../../platform/kit/same-as.tsx";
import { useSession } from "../../platform/session.ts";
import { peopleTexts } from "../texts.ts";
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
  const text = peopleTexts().users;
  return (
    <ActionButton
      variant="outline"
      text={text.sendLink}
      ask={() =>
        confirmAction({
          title: text.sendLinkAsk(`${name} ${surname}`),
          text: text.sendLinkText(email),
          yes: text.sendLink,
        })
      }
      send={() => callApi("POST /users/:id/password-link", { params: { id } })}
      done={({ message }) => message}
      failed={recordTexts().lists.operationFailed}
    />
  );
}

function AdminsButtons({ user }: { user: UserRecord }) {
  const { id } = user;
  const text = peopleTexts().users;
  return (
    <>
      <DownloadLink
        href={callPath("GET /users/:id/export", { id })}
        name={text.dataFile(id)}
        load={async () =>
          downloadFile(text.dataFile(id), await callForFile("GET /users/:id/export", { params: { id } }))
        }
        failed={text.downloadFailed}
      >
        {text.downloadData}
      </DownloadLink>
      <SameAs of="users" id={id} />
      <CloseButton user={user} />
    </>
  );
}

function CloseButton({ user: { id, name, surname } }: { user: UserRecord }) {
  const navigate = useNavigate();
  const text = peopleTexts().users;
  return (
    <ActionButton
      variant="outline"
      color="red"
      text={text.closeAccount}
      ask={() =>
        confirmAction({
          title: text.closeAsk(`${name} ${surname}`),
          text: recordTexts().closing.confirm,
          yes: text.closeAccount,
          isDanger: true,
        })
      }
      send={async () => {
        await callApi("POST /users/:id/close", { params: { id }, reload: "later" });
        await navigate(USER.list);
      }}
      done={recordTexts().closing.closed}
      failed={recordTexts().lists.operationFailed}
    />
  );
}
