import { Badge, Group } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { accountsTexts } from "./texts.ts";

type Props = { icon: Icon; title: string; text: string; isOn?: boolean; children: ReactNode };

/** One way to show who one is: what it is, whether it is set up, and what belongs to it. */
export function SecurityPart({ icon: Icon, title, text, isOn, children }: Props) {
  const id = useId();
  return (
    <section className="security-part" aria-labelledby={id}>
      <Icon size={26} stroke={1.6} aria-hidden />
      <div>
        <Group gap="sm">
          <h3 id={id}>{title}</h3>
          {isOn && <Badge color="green">{accountsTexts().security.factor.on}</Badge>}
        </Group>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
