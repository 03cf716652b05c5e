import { Button, Group, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import type { User } from "../../../../contract/accounts/users.ts";
import { callPath } from "../../../call-path.ts";
import { localDay } from "../../../format.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { CloseAccount } from "./close-account.tsx";
import { LanguageForm } from "./language-form.tsx";
import { profileFields } from "./profile-fields.ts";
import { SecurityLink } from "./security-link.tsx";

/** The profile, with the export of the personal data and the closing of the account (rules §10). */
export function ProfileView({ user, onEdit }: { user: User; onEdit: () => void }) {
  const text = appTexts().profile;
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
          <Button
            component="a"
            href={callPath("GET /users/me/export")}
            download={text.data.file}
            variant="outline"
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            {text.data.download}
          </Button>
          <CloseAccount />
        </Group>
      </section>
    </>
  );
}
