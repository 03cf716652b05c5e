import { useListAddress } from "../../platform/kit/list-address.ts";
import { ListPage } from "../../platform/kit/list-page.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { AuditFilters, KindChoice } from "./audit-filters.tsx";
import { LOG_BY_KIND } from "./audit-kind.ts";
import { AuditTable } from "./audit-table.tsx";

const Kinds = () => <KindChoice address={useListAddress()} />;

/** Who read or wrote personal data, logged in or changed a role, newest first, changes before all else (rules §10). */
export function AuditScreen() {
  const text = appTexts().audit;
  return (
    <ListPage
      title={appTexts().shell.navigation.audit}
      list={LOG_BY_KIND}
      before={<Kinds />}
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
