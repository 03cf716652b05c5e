import { Button, Group } from "@mantine/core";
import { Link } from "react-router";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";

const TABS = {
  due: "/admin/treatments",
  batches: "/admin/treatments/batches",
  rules: "/admin/treatments/rules",
} as const;

/** The screens about treatments, side by side. */
export function TreatmentTabs({ current }: { current: keyof typeof TABS }) {
  const { shell } = appTexts();
  const { treatments } = animalsTexts();
  return (
    <Group component="nav" gap="xs" aria-label={shell.navigation.treatments} className="no-print">
      {(Object.keys(TABS) as (keyof typeof TABS)[]).map((tab) => (
        <Button
          key={tab}
          component={Link}
          to={TABS[tab]}
          variant={tab === current ? "light" : "subtle"}
          {...(tab === current && { "aria-current": "page" as const })}
        >
          {treatments.tabs[tab]}
        </Button>
      ))}
    </Group>
  );
}
