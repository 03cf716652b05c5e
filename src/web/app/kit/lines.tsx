import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";

/** The button that takes a line out of a form. */
export function RemoveLine({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" size={44} radius="xl" mt={24} aria-label={label} title={label} onClick={onClick}>
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  );
}

/** The button below the lines of a form that adds one. */
export function AddLine({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div>
      <Button variant="outline" leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
