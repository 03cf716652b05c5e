import { ActionIcon, Button, Group } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

type LineProps = { remove: string; onRemove: () => void; children: ReactNode };

/** The inputs of a form's line; the button that takes the line out stays beside them, also when they wrap. */
export const Line = ({ remove, onRemove, children }: LineProps) => (
  <Group className="form-line" gap="0.75rem" align="stretch" wrap="nowrap">
    <Group gap="sm" align="start">
      {children}
    </Group>
    <ActionIcon variant="subtle" size={44} radius="xl" mt={29} aria-label={remove} title={remove} onClick={onRemove}>
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  </Group>
);

/** The button below the lines of a form that adds one. */
export const AddLine = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <div>
    <Button variant="outline" leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  </div>
);
