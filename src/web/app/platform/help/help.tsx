import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { IconHelp } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "../session.ts";
import { loadAllTexts } from "../texts/load.ts";
import { appTexts } from "../texts/texts.ts";
import { helpFor } from "./help-for.ts";

let openKeys = () => {};
/** The frame of all screens says here how the list of keys is opened. */
export const onShowKeys = (open: () => void) => {
  openKeys = open;
};

/** What a screen is for, shown and hidden again by the button beside its title. */
export function useHelp(id: string) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  async function toggle() {
    if (isOpen) return setOpenAt(undefined);
    // On the first screen the texts of the others are not there yet; without a connection nothing is shown.
    await loadAllTexts().catch(() => undefined);
    if (helpFor(pathname)) setOpenAt(pathname);
  }
  const button = (
    <ActionIcon
      variant="subtle"
      size="lg"
      className="help-button no-print"
      aria-label={appTexts().shell.help}
      title={appTexts().shell.help}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => void toggle()}
    >
      <IconHelp size={22} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
  return { button, help: isOpen && <Help id={id} path={pathname} /> };
}

function Help({ id, path }: { id: string; path: string }) {
  const { isEmployee } = useSession();
  const text = appTexts().help;
  return (
    <div id={id} className="help panel no-print">
      <Text>{helpFor(path)}</Text>
      {isEmployee && (
        <Group gap="xs">
          <Button variant="subtle" size="compact-md" onClick={openKeys}>
            {appTexts().shell.keys.title}
          </Button>
          <Button component={Link} to="/admin/whats-new" variant="subtle" size="compact-md">
            {text.whatIsNew}
          </Button>
        </Group>
      )}
    </div>
  );
}
