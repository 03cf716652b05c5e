import { href } from "../../../contract/platform/href.ts";
import { pageTexts } from "../texts/texts.ts";

/** A page above this one. */
export type Crumb = { text: string; href: string };

export const homeCrumb = (): Crumb => ({ text: pageTexts().chrome.home, href: href("/") });

/** 'Home / News / title' (spec §2.4). @param here the title of this page, which is not a link */
export const Breadcrumbs = ({ trail, here }: { trail: readonly Crumb[]; here: string }) => (
  <nav className="breadcrumbs" aria-label={pageTexts().chrome.breadcrumbs}>
    <ol>
      {trail.map((crumb) => (
        <li key={crumb.href}>
          <a href={crumb.href}>{crumb.text}</a>
        </li>
      ))}
      <li>
        <span aria-current="page">{here}</span>
      </li>
    </ol>
  </nav>
);

/** The breadcrumbs as a schema.org BreadcrumbList. */
export function breadcrumbList(publicUrl: string, trail: readonly Crumb[], here: string): object {
  const steps = trail.map((crumb, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: crumb.text,
    item: publicUrl + crumb.href,
  }));
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [...steps, { "@type": "ListItem", position: steps.length + 1, name: here }],
  };
}
