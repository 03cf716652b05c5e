import { Anchor, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Merge } from "../../../../contract/overview/twins.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { DataTable } from "../../platform/kit/data-table.tsx";
import type { ListAddress } from "../../platform/kit/list-address.ts";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import { recordPath } from "./twins.address.ts";

/** What was merged, the last first, with a way back as long as there is one. */
export function MergeList({ address }: { address: ListAddress }) {
  const text = overviewTexts().twins;
  const list = useQuery({
    ...apiQuery("GET /merges", { query: { page: address.page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Loaded query={list} failed={text.loadFailed}>
      {(found) =>
        found.items.length === 0 ? (
          <p role="status">{text.noMerges}</p>
        ) : (
          <>
            <Merges items={found.items} />
            <ListPagination list={found} onPage={(page) => address.change({ page: String(page) })} />
          </>
        )
      }
    </Loaded>
  );
}

function Merges({ items }: { items: readonly Merge[] }) {
  const text = overviewTexts().twins;
  return (
    <DataTable
      caption={text.past}
      rows={items}
      columns={[
        { head: text.goneOne, cell: ({ goneName, goneId }) => goneName ?? text.forgotten(goneId) },
        { head: text.keptOne, cell: (merge) => <Kept merge={merge} />, text: ({ keptName }) => keptName },
        { head: text.mergedAt, cell: ({ mergedAt }) => <When at={mergedAt} hasTime /> },
        { head: appTexts().words.by, cell: ({ mergedBy }) => mergedBy ?? "–" },
        { head: text.wayBack, className: "is-action", cell: (merge) => <WayBack merge={merge} /> },
      ]}
    />
  );
}

const Kept = ({ merge: { of, keptId, keptName } }: { merge: Merge }) => (
  <Anchor component={Link} to={recordPath(of, keptId)}>
    {keptName}
  </Anchor>
);

function WayBack({ merge: { id, of, goneName, keptName, undoUntil, undoneAt } }: { merge: Merge }) {
  const text = overviewTexts().twins;
  if (undoneAt) return <Text size="sm">{text.undone}</Text>;
  if (!undoUntil || goneName === null) return <Text size="sm">{text.noWayBack}</Text>;
  return (
    <ActionButton
      variant="outline"
      size="compact-md"
      text={appTexts().kit.message.undo}
      label={`${appTexts().kit.message.undo}: ${goneName}, ${keptName}`}
      ask={() =>
        confirmAction({
          title: text.undoAsk(goneName, keptName),
          text: text.undoText[of],
          yes: appTexts().kit.message.undo,
        })
      }
      send={() => callApi("POST /merges/:id/undo", { params: { id } })}
      done={text.apart(goneName, keptName)}
      failed={appTexts().words.cannotBeDone}
    />
  );
}
