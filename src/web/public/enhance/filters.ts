import { fetchPage } from "./fetch-page.ts";
import { addAnswersToLinks, answersIn, isAnswered, restoreAnswers, storeAnswers } from "./household.ts";
import { storeHousehold } from "./stored-household.ts";

/**
 * Applies filters and the answers to "Who lives with you?" at once: fetches the page of the new address and
 * replaces the list, so that the focus, the popover and the scroll position stay. If anything fails, the page is loaded normally.
 */
export function enhanceFilters(element: HTMLElement) {
  const form = element as HTMLFormElement;
  let latestRequest = 0;
  const apply = async (isFirst = false) => {
    const address = addressOf(form);
    latestRequest += 1;
    const requestNumber = latestRequest;
    const page = await fetchPage(address);
    if (requestNumber !== latestRequest) return;
    if (!page || !replaceAll(page, REPLACED_PARTS)) location.assign(address);
    else if (isFirst) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
  };

  form.addEventListener("change", () => void apply());
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
  applyAnswers(form, apply);
  if (isChanged(form)) void apply();
}

/** The answers stand above the list, not in the form. They are stored on this device, and used where the address has none. */
function applyAnswers(form: HTMLFormElement, apply: (isFirst: boolean) => Promise<void>) {
  document.querySelector("[data-household]")?.addEventListener("change", () => {
    storeAnswers(form);
    addAnswersToLinks();
    void apply(false);
  });
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-clear-household]")) storeHousehold("");
  });
  const isPlain = !isAnswered(new URLSearchParams(location.search));
  if (isPlain && !isAnsweredIn(form) && restoreAnswers(form)) void apply(true);
}

const isAnsweredIn = (form: HTMLFormElement) => answersIn(form).some(({ checked, value }) => checked && value !== "");

/** Whether somebody has changed a filter before this script was loaded. */
const isChanged = (form: HTMLFormElement): boolean =>
  answersIn(form).some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
  [...form.querySelectorAll("select")].some(({ options, value }) => {
    const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return value !== given?.value;
  });

/** The parts of the page that depend on the filters, except the chosen values. */
const REPLACED_PARTS = [
  "[data-results]",
  "[data-order]",
  "[data-match-count]",
  "[data-filter-count]",
  "[data-show]",
  "#filter-breed",
  // What a letter about new animals is asked for.
  "[data-search-query]",
  // The links to this page in other languages.
  "header .languages",
  "dialog .languages",
  "footer .languages",
];

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== "") query.set(name, String(value));
  const text = query.toString();
  return form.getAttribute("action") + (text ? `?${text}` : "");
}

/** Replaces parts of this page by those of the new page. @returns false if one of them is missing; then nothing changes */
function replaceAll(page: Document, parts: readonly string[]): boolean {
  const pairs = parts.map((part) => [document.querySelector(part), page.querySelector(part)] as const);
  if (pairs.some(([old, fresh]) => !old || !fresh)) return false;
  for (const [old, fresh] of pairs) replaceContent(old as Element, fresh as Element);
  return true;
}

/** Keeps the element and replaces its content, so that it keeps the focus and live regions are announced. */
function replaceContent(old: Element, fresh: Element) {
  if (old.innerHTML === fresh.innerHTML) return;
  const chosen = fresh instanceof HTMLSelectElement ? fresh.value : null;
  old.replaceChildren(...fresh.childNodes);
  if (old instanceof HTMLSelectElement && chosen !== null) old.value = chosen;
}
