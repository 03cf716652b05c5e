import type { ReactNode } from "react";
import { href, pathIn, pathWithoutLanguage } from "../../../contract/platform/href.ts";
import { PAGE_FADE } from "../../../contract/platform/page-fade.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import { offeredLanguage, offeredLanguages, shelter } from "../../../contract/platform/shelter.ts";
import { currentLanguage, LANGUAGES, type Language, LOCALE } from "../../../contract/texts/language.ts";
import { scriptJson } from "../../script-json.ts";
import { accentStyles, shelterIcons } from "../../shelter-look.ts";
import { pageTexts } from "../texts/texts.ts";
import { SiteFooter } from "./footer.tsx";
import { BareHeader, SiteHeader } from "./header.tsx";
import type { Head } from "./page.ts";
import type { Site } from "./site.ts";
import { structuredData } from "./structured-data.ts";

/** The preview picture of pages without their own, 1200 × 630 pixels. */
const socialImage = () => (shelter().logoId === null ? "/social.png" : photoPath(shelter().logoId as number, 960));

/** The whole `<html>`: head, header, the page in `<main>`, footer. */
export const Document = ({ head, site, children }: { head: Head; site: Site; children: ReactNode }) => (
  <html lang={currentLanguage()}>
    <DocumentHead head={head} site={site} />
    <body>
      <a className="skip-link" href="#content">
        {pageTexts().chrome.skip}
      </a>
      {head.isBare ? <BareHeader path={site.path} /> : <SiteHeader path={site.path} viewer={site.viewer} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!head.isBare && <SiteFooter path={site.path} />}
    </body>
  </html>
);

/** @returns the title of the browser's tab, 'Rex – Animal Shelter' */
export const fullTitle = (head: Head): string => (head.wholeTitle ? head.title : `${head.title} – ${shelter().name}`);

function DocumentHead({ head, site }: { head: Head; site: Site }) {
  const address = site.publicUrl + site.path;
  const accent = accentStyles(shelter());
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle(head)}</title>
      <style>{PAGE_FADE}</style>
      {site.assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {site.assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {accent && <link rel="stylesheet" href={accent} />}
      <script type="module" src={site.assets.script} />
      <meta name="description" content={head.description} />
      {head.noIndex ? <meta name="robots" content="noindex" /> : <Addresses site={site} />}
      {head.feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={head.feed.title}
          href={`${site.publicUrl}${head.feed.path}?lang=${currentLanguage()}`}
        />
      )}
      {head.previous && <link rel="prev" href={site.publicUrl + head.previous} />}
      {head.next && <link rel="next" href={site.publicUrl + head.next} />}
      <SharingTags head={head} site={site} address={address} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131d1a" />
      <link rel="manifest" href={href("/manifest.webmanifest")} />
      {shelterIcons(shelter()).map((icon) => (
        <link key={icon.rel} {...icon} />
      ))}
      {structuredData(head, address).map((data, at) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never reordered
          key={at}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; scriptJson escapes what could end it
          dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
        />
      ))}
    </head>
  );
}

/** The canonical address, and this page in each language; the first one for all others (rules §13). */
function Addresses({ site: { publicUrl, path } }: { site: Site }) {
  const here = pathWithoutLanguage(path);
  return (
    <>
      <link rel="canonical" href={publicUrl + path} />
      {offeredLanguages().map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={publicUrl + pathIn(language, here)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + pathIn(offeredLanguage(LANGUAGES[0]), here)} />
    </>
  );
}

const territory = (language: Language): string => LOCALE[language].replace("-", "_");

function SharingTags({ head, site, address }: { head: Head; site: Site; address: string }) {
  const image = site.publicUrl + (head.image ?? socialImage());
  return (
    <>
      <meta property="og:site_name" content={shelter().name} />
      <meta property="og:locale" content={territory(currentLanguage())} />
      {offeredLanguages()
        .filter((language) => language !== currentLanguage())
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={territory(language)} />
        ))}
      <meta property="og:type" content={head.kind ?? "website"} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      {Object.entries(head.imageSize ?? {}).map(([side, pixels]) => (
        <meta key={side} property={`og:image:${side}`} content={String(pixels)} />
      ))}
      {head.imageAlt && <meta property="og:image:alt" content={head.imageAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
    </>
  );
}
