const COPIED_FOR_MS = 2500;

/** The share button: opens the system's share dialog, or copies the address if there is none. */
export function enhanceShare(button: HTMLElement) {
  const text = button.querySelector("[data-share-text]");
  const originalText = text?.textContent ?? "";
  const liveRegion = createLiveRegion(button);
  const showText = (word = "") => {
    if (!text) return;
    text.textContent = word;
    liveRegion.textContent = word;
    setTimeout(() => {
      liveRegion.textContent = "";
      text.textContent = originalText;
    }, COPIED_FOR_MS);
  };
  button.addEventListener("click", () => {
    const shared = { title: button.dataset.share ?? document.title, url: location.href };
    // Closing the dialog rejects the promise, but it is not an error.
    if (navigator.share) navigator.share(shared).catch(() => undefined);
    else copy(shared.url).then((isCopied) => showText(button.dataset[isCopied ? "copied" : "failed"]));
  });
  button.classList.add("is-live");
}

/** A live region after the button. Inside the button it would change the button's accessible name. */
function createLiveRegion(button: HTMLElement): HTMLElement {
  const region = document.createElement("span");
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  button.after(region);
  return region;
}

async function copy(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
