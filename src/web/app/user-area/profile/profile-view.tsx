import { Button, Group, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import type { User } from "../../../../contract/users.ts";
import { callPath } from "../../../call-path.ts";
import { localDay } from "../../../format.ts";
import { CloseAccount } from "./close-account.tsx";
import { LanguageForm } from "./language-form.tsx";
import { PROFILE_FIELDS } from "./profile-fields.ts";

/** The details to read, and what a person can do with all that is held on them (rules §10). */
export function ProfileView({ user, onEdit }: { user: User; onEdit: () => void }) {
  useHotkeys([["e", onEdit]]);
  const shown = { ...user, dateOfBirth: user.dateOfBirth && localDay(user.dateOfBirth) };
  return (
    <>
      <section className="panel" aria-label="My details">
        <dl className="facts">
          {PROFILE_FIELDS.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shown[name] || "–"}</dd>
            </div>
          ))}
        </dl>
        <Button mt="lg" onClick={onEdit}>
          Edit
        </Button>
      </section>
      <LanguageForm />
      <section className="panel" aria-labelledby="my-data">
        <h2 id="my-data">My data</h2>
        <Text mb="md">
          You can download everything that we hold on you, or close your account. Closing erases your personal data.
        </Text>
        <Group gap="sm">
          <Button
            component="a"
            href={callPath("GET /users/me/export")}
            download="my-data.json"
            variant="outline"
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Download my data
          </Button>
          <CloseAccount />
        </Group>
      </section>
    </>
  );
}
