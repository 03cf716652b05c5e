import type { Mark } from "../../../../contract/platform/plot/plot.ts";

const colour = (tone: string | undefined) => (tone ? `var(--plot-${tone})` : "none");

/** The shapes and words of a plot as elements of SVG; the colours are the scheme's (statistics.css). */
export const PlotMarks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.map((mark, at) => {
    // Nothing in a plot is ever moved to another place of its list.
    const key = `${at}`;
    if ("text" in mark) {
      const [x, y] = mark.at;
      return (
        <text key={key} x={x} y={y} fontSize={mark.size} textAnchor={mark.anchor} fill={colour(mark.tone)}>
          {mark.text}
        </text>
      );
    }
    return (
      <path
        key={key}
        d={mark.d}
        fill={colour(mark.fill)}
        stroke={colour(mark.stroke)}
        strokeWidth={mark.width}
        strokeDasharray={mark.dash?.join(" ")}
        transform={mark.at && `translate(${mark.at.join(" ")})`}
      />
    );
  });
