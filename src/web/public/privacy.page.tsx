import { COOKIES, privacy } from "./content/privacy.ts";
import { LegalText } from "./legal-text.tsx";
import type { Page } from "./page.ts";

const TITLE = "Privacy Policy";

/** What this program stores about people, and their rights (rules §9). */
export const privacyPage: Page<"privacy"> = {
  head: () => ({
    title: TITLE,
    description:
      "What the shelter’s site stores about you, which cookies it sets, how long, and what you may ask of us.",
  }),
  body: () => (
    <LegalText
      title={TITLE}
      lead="We keep what we need to bring animals and people together, and nothing more."
      sections={privacy()}
      after={{ Cookies: <CookieTable /> }}
    />
  ),
};

function CookieTable() {
  return (
    <table className="legal-table">
      <thead>
        <tr>
          <th scope="col">Cookie</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {COOKIES.map(({ name, purpose, lasts }) => (
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
