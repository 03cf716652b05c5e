const COPIED_FOR_MS = 2500;

/** The share button: the system's sheet where there is one, otherwise the address is copied. */
export function enhanceShare(button: HTMLElement) {
  const text = button.querySelector("[data-share-text]");
  const before = text?.textContent ?? "";
  const aloud = speaker(button);
  const say = (word: string) => {
    if (!text) return;
    text.textContent = word;
    aloud.textContent = word;
    setTimeout(() => {
      aloud.textContent = "";
      text.textContent = before;
    }, COPIED_FOR_MS);
  };
  button.addEventListener("click", () => {
    const shared = { title: button.dataset.share ?? document.title, url: location.href };
    // A sheet that the person closes is no failure; there is nothing to say then.
    if (navigator.share) navigator.share(shared).catch(() => undefined);
    else copy(shared.url).then(say);
  });
  button.classList.add("is-live");
}

/** A live region beside the button: one inside would take the button's name away. */
function speaker(button: HTMLElement): HTMLElement {
  const region = document.createElement("span");
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  button.after(region);
  return region;
}

/** @returns what the button says afterwards */
async function copy(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return "Link copied";
  } catch {
    return "Copying failed";
  }
}
