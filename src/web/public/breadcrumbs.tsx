/** A page above this one. */
export type Crumb = { text: string; href: string };

/** 'Home / News / title' (spec §2.4). @param here the title of this page, which is not a link */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {trail.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}

/** The breadcrumbs as a schema.org BreadcrumbList. */
export function breadcrumbList(publicUrl: string, trail: readonly Crumb[], here: string): object {
  const steps = trail.map(({ text, href }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: text,
    item: publicUrl + href,
  }));
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [...steps, { "@type": "ListItem", position: steps.length + 1, name: here }],
  };
}
