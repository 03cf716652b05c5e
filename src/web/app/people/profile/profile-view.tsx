import { Button, Group, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { User } from "../../../../contract/accounts/users.ts";
import { callPath } from "../../../call-path.ts";
import { localDay } from "../../../format.ts";
import { callForFile } from "../../platform/calls.ts";
import { DownloadLink } from "../../platform/kit/download-link.tsx";
import { downloadFile } from "../../platform/kit/export-button.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { CloseAccount } from "./close-account.tsx";
import { LanguageForm } from "./language-form.tsx";
import { profileFields } from "./profile-fields.ts";
import { SecurityLink } from "./security-link.tsx";

/** The profile, with the export of the personal data and the closing of the account (rules §10). */
export function ProfileView({ user, onEdit }: { user: User; onEdit: () => void }) {
  const text = peopleTexts().profile;
  useHotkeys([["e", onEdit]]);
  const shown = { ...user, dateOfBirth: user.dateOfBirth && localDay(user.dateOfBirth) };
  return (
    <>
      <section className="panel" aria-label={text.details}>
        <dl className="facts">
          {profileFields().map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shown[name] || "–"}</dd>
            </div>
          ))}
        </dl>
        <Button mt="lg" onClick={onEdit}>
          {appTexts().kit.record.edit}
        </Button>
      </section>
      <SecurityLink />
      <LanguageForm />
      <section className="panel" aria-labelledby="my-data">
        <h2 id="my-data">{text.data.title}</h2>
        <Text mb="md">{text.data.text}</Text>
        <Group gap="sm">
          <DownloadLink
            href={callPath("GET /users/me/export")}
            name={text.data.file}
            load={async () => downloadFile(text.data.file, await callForFile("GET /users/me/export", {}))}
            failed={text.data.downloadFailed}
          >
            {text.data.download}
          </DownloadLink>
          <CloseAccount />
        </Group>
      </section>
    </>
  );
}
