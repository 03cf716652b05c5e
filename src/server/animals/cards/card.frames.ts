type Box = { x: number; y: number; width: number; height: number };

/** The colours of a card's panel. */
export type Theme = { ground: string; ink: string; soft: string; roof: string; paw: string };

/** The layout of a card. @property bulge how far the panel's curved edge reaches over the photo, in pixels */
export type Frame = { width: number; height: number; photo: Box; panel: Box; bulge: { x: number; y: number } };

/** A picture for links that are shared, with the words beside the photo. */
export const WIDE: Frame = {
  width: 1200,
  height: 630,
  photo: { x: 0, y: 0, width: 680, height: 630 },
  panel: { x: 640, y: 0, width: 560, height: 630 },
  bulge: { x: 36, y: 0 },
};

/** A picture for stories on phones, with the words below the photo. */
export const TALL: Frame = {
  width: 1080,
  height: 1920,
  photo: { x: 0, y: 0, width: 1080, height: 1260 },
  panel: { x: 0, y: 1200, width: 1080, height: 720 },
  bulge: { x: 0, y: 56 },
};

export const PAPER: Theme = { ground: "#fbf8f3", ink: "#1f3d36", soft: "#4c625b", roof: "#c8553d", paw: "#1f3d36" };
export const PINE: Theme = { ground: "#1f3d36", ink: "#fbf8f3", soft: "#cfe0d5", roof: "#e9b44c", paw: "#fbf8f3" };

/** The square of a card's logo. */
export const logoBox = ({ panel, height }: Frame): Box => {
  const side = panel.width > 600 ? 76 : 56;
  const margin = marginOf(panel);
  return { x: panel.x + margin, y: height - margin * 0.8 - side, width: side, height: side };
};

/** The margin of a panel, in pixels. */
export const marginOf = (panel: Box): number => (panel.width > 600 ? 84 : 56);
