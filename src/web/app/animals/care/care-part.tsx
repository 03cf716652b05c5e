import { Group, Stack, Text, Title } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { ActionButton } from "../../platform/kit/action-button.tsx";

/** One part of an animal's care, with what can be recorded beside its heading. */
export function CarePart({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="0.6rem">
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Stack>
  );
}

export const Nothing = ({ text }: { text: string }) => <Text c="dimmed">{text}</Text>;

type ButtonProps = Omit<ComponentProps<typeof ActionButton>, "variant" | "size" | "color">;

/** The small button beside an entry. */
export const CareButton = (props: ButtonProps) => <ActionButton variant="light" size="compact-md" {...props} />;
