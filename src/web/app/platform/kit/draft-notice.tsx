import { Alert, Button, Group } from "@mantine/core";
import { appTexts } from "../texts/texts.ts";
import type { RestoredDraft } from "./draft.ts";

/** Says that a form begins with what was left in it, and offers an empty one. */
export function DraftNotice({ draft: { hasRestored, startAnew } }: { draft: RestoredDraft }) {
  const text = appTexts().kit.draft;
  if (!hasRestored) return null;
  return (
    <Alert color="blue" variant="light" role="status">
      <Group justify="space-between" gap="0.5rem 1rem">
        <span>{text.restored}</span>
        <Button variant="outline" size="compact-md" onClick={startAnew}>
          {text.startAnew}
        </Button>
      </Group>
    </Alert>
  );
}
