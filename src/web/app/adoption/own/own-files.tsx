import { useQuery } from "@tanstack/react-query";
import type { Adoption } from "../../../../contract/adoption/adoptions.ts";
import { FileList } from "../../platform/attachments/file-list.tsx";
import { filesQuery } from "../../platform/attachments/files.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { Panel } from "./adoption-papers.tsx";

/** The files that the shelter has ticked for the adopter: of the adoption, and of the animal once it is theirs. */
export function OwnFiles({ adoption: { id } }: { adoption: Adoption }) {
  const text = appTexts().attachments;
  const query = useQuery(filesQuery(`adoption:${id}`));
  if (query.data ? query.data.items.length === 0 : !query.isError) return null;
  return (
    <Panel id="files" title={text.titleForAdopter}>
      <Loaded query={query} failed={text.loadFailed}>
        {({ items }) => <FileList files={items} />}
      </Loaded>
    </Panel>
  );
}
