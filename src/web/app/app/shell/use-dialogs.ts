import { type ComponentType, useEffect, useState } from "react";
import type { Dialogs } from "./dialogs.tsx";

/** Any of these is a person who begins to use the screen. */
const FIRST_USE = ["pointerdown", "keydown", "click"] as const;

/** @returns the dialogs of the shell once a person has begun to use the screen; before, none can be wanted */
export function useDialogs(): ComponentType<Parameters<typeof Dialogs>[0]> | undefined {
  const [loaded, setLoaded] = useState<typeof Dialogs>();
  useEffect(() => {
    if (loaded) return;
    // Without a connection it is tried again at the next key.
    const load = () => import("./dialogs.tsx").then(({ Dialogs }) => setLoaded(() => Dialogs)).catch(() => undefined);
    for (const event of FIRST_USE) addEventListener(event, load, { capture: true });
    return () => {
      for (const event of FIRST_USE) removeEventListener(event, load, { capture: true });
    };
  }, [loaded]);
  return loaded;
}
