import { Button, Text } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { Link } from "react-router";
import { SECURITY_PATH } from "../../../../contract/platform/panels.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { peopleTexts } from "../texts.ts";

/** The way to the second factor and the sessions. */
export function SecurityLink() {
  const { title, open, text } = peopleTexts().profile.security;
  return (
    <Section title={title}>
      <Text>{text}</Text>
      <div>
        <Button
          component={Link}
          to={SECURITY_PATH}
          variant="outline"
          leftSection={<IconShieldLock size={20} aria-hidden />}
        >
          {open}
        </Button>
      </div>
    </Section>
  );
}
