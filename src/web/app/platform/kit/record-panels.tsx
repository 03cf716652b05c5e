import { type ComponentType, createContext, Suspense, useContext } from "react";

/** The record on whose screen a panel stands. */
export type PanelSubject = { kind: "animal" | "user" | "adoption"; id: number };
export type RecordPanel = ComponentType<{ subject: PanelSubject }>;

/** What areas above show on the screens of records; the application puts them together (decision 0083). */
export const RecordPanelsContext = createContext<readonly RecordPanel[]>([]);

/** What other areas have about a record: its own area does not know them. */
export const RecordPanels = ({ subject }: { subject: PanelSubject }) => (
  <Suspense>
    {useContext(RecordPanelsContext).map((Panel, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <Panel key={place} subject={subject} />
    ))}
  </Suspense>
);
