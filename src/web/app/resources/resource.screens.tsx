import type { Resource } from "../../../contract/resources.ts";
import { targetOf } from "../../../contract/resources.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { RESOURCE_FORM } from "./resource.form.tsx";
import { RESOURCE } from "./resource.resource.ts";
import { ResourceBar, ResourceGroups } from "./resource-cards.tsx";

/** What an export of the stores has. */
const EXPORTED: readonly Column<Resource>[] = [
  { head: "Type", cell: ({ resourceTypeName }) => resourceTypeName ?? recordTexts().resources.otherType },
  { head: "Name", cell: ({ name }) => name },
  { head: "Amount", cell: ({ amount }) => amount },
  { head: "Target", cell: ({ description }) => targetOf(description) },
  { head: "Description", cell: ({ description }) => description },
];

/** The stores, by type (spec §2.6). */
export const List = () => (
  <ListPage
    title="Resources"
    list={listCall("GET /resources")}
    search="Search Resource..."
    add={{ text: "Add Resource", to: addressOf.add(RESOURCE) }}
    empty="There are no resources yet."
    noMatch="No resources match your search."
    failed={RESOURCE.text().loadFailed}
    exported={EXPORTED}
  >
    {(resources) => <ResourceGroups resources={resources} />}
  </ListPage>
);

const parts = { resource: RESOURCE, parts: RESOURCE_FORM, title: ({ name }: Resource) => name };

export const View = () => (
  <ViewScreen
    {...parts}
    below={(resource) => (
      <div className="panel form-width">
        <ResourceBar resource={resource} />
      </div>
    )}
  />
);
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
