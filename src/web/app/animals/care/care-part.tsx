import { Group, Stack, Text, Title } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { ActionButton } from "../../platform/kit/action-button.tsx";

/** One part of an animal's care, with what can be recorded beside its heading. */
export const CarePart = ({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) => (
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

/** What the forms need that add something to an animal's record. */
export type AddProps = {
  animalId: number;
  name: string;
  isOffered: boolean;
  /** What the button says where "Add" stands before it. */
  short?: string;
  /** As of a `DialogForm`: it is open at once, without its button. */
  alone?: () => void;
};

type Texts = { open: string; title: (animal: string) => string; done: string; failed: string };

/**
 * What a form that adds something is told of itself: on a screen with several animals each has its own draft, and a button
 * that says no more than what is added has its whole name for screen readers.
 */
export const addForm = <T extends Texts>(
  form: string,
  { animalId, name, isOffered, short, alone }: AddProps,
  texts: T,
) => ({
  part: alone ? `${form}-${animalId}` : form,
  alone,
  size: "compact-md",
  isOffered,
  texts: {
    ...texts,
    title: texts.title(name),
    ...(short !== undefined && { open: short, label: texts.open }),
  },
});

export const Nothing = ({ text }: { text: string }) => <Text c="dimmed">{text}</Text>;

type ButtonProps = Omit<ComponentProps<typeof ActionButton>, "variant" | "size" | "color">;

/** The small button beside an entry. */
export const CareButton = (props: ButtonProps) => <ActionButton variant="light" size="compact-md" {...props} />;
