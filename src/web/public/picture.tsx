import type { ReactNode } from "react";

/**
 * Around every `<img>` of several widths. Outside `<picture>` React would put a preload of each eager picture into the head, and
 * phones begin it before they know how wide they are: they would fetch the largest file, and then the right one.
 */
export const Picture = ({ children }: { children: ReactNode }) => <picture>{children}</picture>;
