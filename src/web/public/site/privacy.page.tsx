import { shelter, shelterAddress } from "../../../contract/platform/shelter.ts";
import type { Page } from "../platform/page.ts";
import { pageTexts } from "../texts/texts.ts";
import { type LegalProps, type LegalSection, LegalText } from "./legal-text.tsx";

const texts = () => pageTexts().privacy;

/** What this program stores about people, and their rights (rules §9). */
export const privacyPage: Page<LegalProps> = {
  head: () => ({ title: texts().title, description: texts().description }),
  body: ({ changedOn }) => (
    <LegalText title={texts().title} lead={texts().lead} sections={sections()} changedOn={changedOn} />
  ),
};

function sections(): readonly LegalSection[] {
  const { responsible, stored, basis, recipients, cookies, kept, rights } = texts();
  const { name, email } = shelter();
  return [
    { ...responsible, text: [responsible.text(name, shelterAddress(), email)] },
    stored,
    basis,
    recipients,
    { ...cookies, after: <CookieTable /> },
    kept,
    rights,
  ];
}

/** The cookies of this site (rules §2). */
function CookieTable() {
  const { table, session, device, signIn, xsrf } = texts().cookies;
  const cookies = [
    { name: "session", ...session },
    { name: "device", ...device },
    { name: "sign-in", ...signIn },
    { name: "XSRF-TOKEN", ...xsrf },
  ];
  return (
    <table className="legal-table">
      <thead>
        <tr>
          <th scope="col">{table.cookie}</th>
          <th scope="col">{table.purpose}</th>
          <th scope="col">{table.lasts}</th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name, purpose, lasts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{purpose}</td>
            <td>{lasts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
