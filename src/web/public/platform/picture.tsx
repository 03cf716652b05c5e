import type { ReactNode } from "react";

/**
 * Wraps every `<img>` with several widths. Without `<picture>` React adds a preload of each eager image to the head. Phones
 * start it before they know their width, so they would load the largest file and then the right one.
 */
export const Picture = ({ children }: { children: ReactNode }) => <picture>{children}</picture>;
