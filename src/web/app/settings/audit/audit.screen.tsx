import { ListCards } from "../../platform/kit/list-cards.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { AuditFilters, KindChoice } from "./audit-filters.tsx";
import { LOG_BY_KIND } from "./audit-kind.ts";
import { AuditTable } from "./audit-table.tsx";

const LOG = {
  name: "audit",
  call: LOG_BY_KIND,
  text: () => ({ ...appTexts().audit, title: appTexts().shell.navigation.audit }),
} as const;

/** Who read or wrote personal data, logged in or changed a role, newest first, changes before all else (rules §10). */
export const AuditScreen = () => (
  <StaffList of={LOG}>
    {(list) => (
      <>
        <KindChoice address={list.address} />
        <ListTools list={list}>
          <AuditFilters address={list.address} />
        </ListTools>
        <ListCards list={list}>{(entries) => <AuditTable entries={entries} />}</ListCards>
      </>
    )}
  </StaffList>
);
