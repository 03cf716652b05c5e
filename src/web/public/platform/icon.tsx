import { shelter } from "../../../contract/platform/shelter.ts";
import { LogoPicture } from "../../logo-picture.tsx";

/** SVG paths on 24 × 24, drawn in the text's colour. */
const PATHS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6L6 18",
  panel: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-3.8 3.7-6 7.5-6s6.9 2.2 7.5 6",
  logout: "M14 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12m-3-3 3 3-3 3",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  arrow: "M4 12h15M13 6l6 6-6 6",
  share: "M12 3v12M8 6.5L12 3l4 3.5M6 11H5v10h14V11h-1",
  filter: "M4 6h16M7 12h10M10 18h4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  heart: "M12 20.5C5 16 3 12.5 3 9.3A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.7-9 11.2z",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5h4v5",
  hand: "M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5v-.5a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v8c0 4-2.5 7-6 7-3 0-4.5-1.5-6-4.5L3.5 13a1.5 1.5 0 0 1 2.6-1.5L8 14",
  gift: "M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7c-2-4-6-3.5-5.5-1C7 8 12 7 12 7zm0 0c2-4 6-3.5 5.5-1C17 8 12 7 12 7z",
  calendar: "M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7",
  mail: "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5",
  download: "M12 4v11M8 11.5L12 15l4-3.5M5 20h14",
  pin: "M12 21c4.7-4.6 7-8 7-11.2A6.9 6.9 0 0 0 12 3a6.9 6.9 0 0 0-7 6.8C5 13 7.3 16.4 12 21zM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  video: "M3.5 6.5h12v11h-12zM15.5 10.5l5-3v9l-5-3",
  facebook:
    "M14 21v-7h2.8l.5-3.5H14V8.3c0-1 .4-1.8 1.9-1.8h1.5V3.4c-.5-.1-1.3-.2-2.2-.2-2.7 0-4.2 1.6-4.2 4.5v2.8H8V14h3v7",
  instagram:
    "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM16.9 7.1v.01",
  youtube: "M3 8.5a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10 9.2v5.6l5-2.8z",
} as const;
export type IconName = keyof typeof PATHS;

/** A small drawing, hidden from screen readers: the control around it has the text. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/** The logo of this shelter. */
export const Logo = () => <LogoPicture logoId={shelter().logoId} />;
