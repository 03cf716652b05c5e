import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { SubjectName } from "../../../../contract/platform/attachments.ts";
import { apiQuery } from "../calls.ts";
import { Loaded, Section } from "../kit/screen.tsx";
import { appTexts } from "../texts/texts.ts";
import { AddFiles } from "./add-files.tsx";
import { FileList } from "./file-list.tsx";

type Props = {
  /** The record that they are on. */
  subject: SubjectName;
  /** Whether there can be an adopter, who may see some. */
  mayTick?: boolean;
};

export const filesQuery = (subject: SubjectName) => apiQuery("GET /attachments", { query: { subject } });

/** The files on a record as a part of its page. */
export const Files = (props: Props) => (
  <Section title={appTexts().attachments.title}>
    <FilesPart {...props} />
  </Section>
);

/** The files on a record, and where more are added. */
export function FilesPart({ subject, mayTick = false }: Props) {
  const text = appTexts().attachments;
  return (
    <Loaded query={useQuery(filesQuery(subject))} failed={text.loadFailed}>
      {({ items, mayAdd }) => (
        <>
          {mayAdd && <AddFiles subject={subject} hint={mayTick ? text.hintTick : text.hint} />}
          {items.length === 0 && <Text>{text.none}</Text>}
          <FileList files={items} subject={subject} mayTick={mayTick} />
        </>
      )}
    </Loaded>
  );
}
