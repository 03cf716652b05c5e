import { useEffect, useState } from "react";

const WORKER = "/sw.js";
/** The administration's addresses; public pages are outside of it. */
const SCOPE = "/admin";

/**
 * Lets these screens open without signal from now on; where there is no HTTPS, browsers do not.
 * @returns a function that loads a new version of the program, when there is one
 */
export function useWorker(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    // Not while developing, where there is no built worker.
    if (import.meta.env.DEV || !navigator.serviceWorker) return;
    let isGone = false;
    void register((worker) => !isGone && setWaiting(worker)).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  if (!waiting) return undefined;
  return () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  };
}

async function register(tell: (worker: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: "none" });
  await navigator.storage?.persist?.();
  const look = () => {
    // Without one in charge this is the first version, which nobody has to ask for.
    if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting);
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}
