import { Tabs } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

type RecordTab = {
  /** Its part of the address, `#name`. The first one needs none. */
  name: string;
  text: string;
  /** Places inside it to which addresses lead (`PlaceInScreen`). */
  places?: readonly string[];
  content: () => ReactNode;
};

/** The parts of a record's screen, one at a time. The address names the open one, so that links lead into each. */
export function RecordTabs({ tabs, label }: { tabs: readonly RecordTab[]; label: string }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const leadsTo = ({ name, places = [] }: RecordTab) => [name, ...places].includes(hash.slice(1));
  const current = tabs.find(leadsTo) ?? tabs[0];
  function show(name: string | null): void {
    void navigate(
      { search, hash: name === tabs[0]?.name ? "" : (name ?? "") },
      { replace: true, preventScrollReset: true },
    );
    // Who has scrolled down begins at the top of the next part.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }
  return (
    <Tabs value={current?.name ?? null} onChange={show} keepMounted={false} className="record-tabs">
      <div ref={top} />
      <Tabs.List aria-label={label} className="no-print">
        {tabs.map(({ name, text }) => (
          <Tabs.Tab key={name} value={name}>
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} className="record-tab">
          {name === current?.name && content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
