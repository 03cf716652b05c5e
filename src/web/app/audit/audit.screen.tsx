import { listCall } from "../calls.ts";
import { ListPage } from "../kit/list-page.tsx";
import { appTexts } from "../texts/texts.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";

/** Who read or wrote personal data, logged in or changed a role, newest first (rules §10). */
export function AuditScreen() {
  const text = appTexts().audit;
  return (
    <ListPage
      title={text.title}
      list={listCall("GET /audit")}
      search={text.search}
      filters={(address) => <AuditFilters address={address} />}
      empty={text.empty}
      noMatch={text.noMatch}
      failed={text.loadFailed}
    >
      {(entries) => <AuditTable entries={entries} />}
    </ListPage>
  );
}
