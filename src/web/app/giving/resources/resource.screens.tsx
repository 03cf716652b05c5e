import { type Resource, targetOf } from "../../../../contract/giving/resources.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { ListCards } from "../../platform/kit/list-cards.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { AddScreen, EditScreen, ViewScreen } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { givingTexts } from "../texts.ts";
import { RESOURCE_FORM } from "./resource.form.tsx";
import { RESOURCE } from "./resource.resource.ts";
import { ResourceBar, ResourceGroups } from "./resource-cards.tsx";

/** The columns of an export. */
function exportedColumns(): readonly Column<Resource>[] {
  const text = givingTexts().resources;
  return [
    { head: text.type, cell: ({ resourceTypeName }) => resourceTypeName ?? recordTexts().resources.otherType },
    { head: appTexts().words.name, cell: ({ name }) => name },
    { head: text.amount, cell: ({ amount }) => amount },
    { head: text.target, cell: ({ description }) => targetOf(description) },
    { head: appTexts().words.description, cell: ({ description }) => description },
  ];
}

/** The stores, by type (spec §2.6). */
export const List = () => (
  <StaffList of={RESOURCE} exported={exportedColumns()}>
    {(list) => (
      <>
        <ListTools list={list} />
        <ListCards list={list}>{(resources) => <ResourceGroups resources={resources} />}</ListCards>
      </>
    )}
  </StaffList>
);

const parts = { resource: RESOURCE, parts: RESOURCE_FORM, title: ({ name }: Resource) => name };

export const View = () => (
  <ViewScreen
    {...parts}
    below={(resource) => (
      <div className="panel form-width">
        <ResourceBar resource={resource} saysUnknown />
      </div>
    )}
  />
);
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;
