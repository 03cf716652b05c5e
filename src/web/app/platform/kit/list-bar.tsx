import { Group } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";

const HEIGHT = "--list-bar-height";

/** What filters a list and says how many match: it stays in sight, and the head of the table below it. */
export function ListBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <Group ref={bar} className="list-bar" gap="0.6rem 1rem">
      {children}
    </Group>
  );
}
