/**
 * Filters that apply at once: the list of the new address is fetched and put in the place of the old one, so that the
 * focus, the sheet on a phone and the scroll position stay. Anything unexpected becomes an ordinary page load.
 */
export function enhanceFilters(element: HTMLElement) {
  const form = element as HTMLFormElement;
  let latest = 0;
  const apply = async () => {
    const address = addressOf(form);
    latest += 1;
    const mine = latest;
    const page = await load(address);
    if (mine !== latest) return;
    if (page && replaceAll(page, PARTS)) history.pushState(null, "", address);
    else location.assign(address);
  };

  form.addEventListener("change", apply);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    form.closest<HTMLElement>("[popover]")?.hidePopover();
    void apply();
  });
  document.querySelector("[data-clear-filters]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    for (const select of form.querySelectorAll("select")) select.value = "";
    void apply();
  });
  addEventListener("popstate", () => location.reload());
  form.classList.add("is-live");
  if (isChanged(form)) void apply();
}

/** Somebody has chosen before this script was there to hear of it; the form keeps nothing from visits before. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll("select")].some(({ options, value }) => {
    const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return value !== given?.value;
  });

/** What differs from one choice of filters to another, besides the chosen values themselves. */
const PARTS = ["[data-results]", "[data-match-count]", "[data-filter-count]", "[data-show]", "#filter-breed"];

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== "") query.set(name, String(value));
  const text = query.toString();
  return form.getAttribute("action") + (text ? `?${text}` : "");
}

async function load(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address, { headers: { accept: "text/html" } });
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch {
    return null;
  }
}

/** Puts the new page's parts in the place of this page's. @returns whether all of them are there */
function replaceAll(page: Document, parts: readonly string[]): boolean {
  const pairs = parts.map((part) => [document.querySelector(part), page.querySelector(part)] as const);
  if (pairs.some(([old, fresh]) => !old || !fresh)) return false;
  for (const [old, fresh] of pairs) replaceOne(old as Element, fresh as Element);
  return true;
}

/** The element stays and only its inside changes: focus is kept, and live regions are read aloud. */
function replaceOne(old: Element, fresh: Element) {
  if (old.innerHTML === fresh.innerHTML) return;
  const chosen = fresh instanceof HTMLSelectElement ? fresh.value : null;
  old.replaceChildren(...fresh.childNodes);
  if (old instanceof HTMLSelectElement && chosen !== null) old.value = chosen;
}
