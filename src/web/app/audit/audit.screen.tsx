import { listCall } from "../calls.ts";
import { ListPage } from "../kit/list-page.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";

/** Who read or wrote personal data, signed in or changed a role, the latest first (rules §10). */
export function AuditScreen() {
  return (
    <ListPage
      title="Audit log"
      list={listCall("GET /audit")}
      search="Search the log..."
      filters={(address) => <AuditFilters address={address} />}
      empty="Nothing has been written down yet."
      noMatch="No entry matches your search."
      failed="Error loading the audit log."
    >
      {(entries) => <AuditTable entries={entries} />}
    </ListPage>
  );
}
