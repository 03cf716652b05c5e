import type { Head } from "./page.ts";

/** One page of a list as a schema.org ItemList. @param linkOf the name and the address of an item */
export function itemList<T>(
  list: { items: readonly T[]; page: number; pageSize: number; totalCount: number },
  linkOf: (item: T) => { name: string; url: string },
): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: list.totalCount,
    itemListElement: list.items.map((item, at) => ({
      "@type": "ListItem",
      position: (list.page - 1) * list.pageSize + at + 1,
      ...linkOf(item),
    })),
  };
}

/** The schema.org objects of a page; by default a WebPage (rules §9). */
export function structuredData(head: Head, address: string): readonly object[] {
  if (head.noIndex || head.jsonLd?.length) return head.jsonLd ?? [];
  const { title: name, description } = head;
  return [{ "@context": "https://schema.org", "@type": "WebPage", name, description, url: address }];
}
