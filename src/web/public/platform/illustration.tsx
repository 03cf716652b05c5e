import { SMALLER_WIDTHS } from "./illustration-widths.ts";
import { ON_PHONES } from "./photo-frame.tsx";
import { Picture } from "./picture.tsx";

type IllustrationProps = {
  /** The name of its file in `/illustrations`. */
  name: string;
  /** The width in the page, for the `sizes` attribute. */
  sizes?: string;
  /** At the top of a page it loads before other pictures; elsewhere when it is near the viewport. */
  isFirst?: boolean;
};

/** A drawn picture of 800 × 600 pixels, in three widths. It says no more than the text beside it. */
export function Illustration({ name, sizes = `${ON_PHONES}, 800px`, isFirst = false }: IllustrationProps) {
  const file = `/illustrations/${name}`;
  const smaller = SMALLER_WIDTHS.map((width) => `${file}-${width}.webp ${width}w`);
  return (
    <Picture>
      <img
        className="illustration"
        src={`${file}.webp`}
        srcSet={[...smaller, `${file}.webp 800w`].join(", ")}
        sizes={sizes}
        width={800}
        height={600}
        alt=""
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding={isFirst ? undefined : "async"}
      />
    </Picture>
  );
}
