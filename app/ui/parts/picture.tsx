import type { FocusPoint } from "#shared/focus-point.ts";
import { Icon } from "./icon.tsx";
import { usePage } from "./page.tsx";

const WIDTHS = [160, 240, 320, 480, 640, 960];

type PictureProps = {
  /** A file name of the shop's images. */
  file: string | null;
  alt: string;
  /** The displayed width, as in `sizes`: "(width >= 64rem) 20vw, 50vw". */
  sizes: string;
  width?: number;
  height?: number;
  /** The smallest and the largest width that its place can use. */
  narrowest?: number;
  widest?: number;
  /** The largest image above the fold: loaded first. */
  isFirst?: boolean;
  /** What stays in view where it is cut to a shape. */
  focus?: FocusPoint | undefined;
  className?: string;
};

/** An image of the shop in the widths that the layout uses. Its container sets the aspect ratio. */
export function Picture({
  file,
  alt,
  sizes,
  width = 640,
  height = 640,
  narrowest = 160,
  widest = widestFor(sizes),
  isFirst = false,
  focus,
  className = "",
}: PictureProps) {
  const { appPath } = usePage();
  if (!file)
    return (
      <span
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
        className={`flex items-center justify-center bg-sunken text-line-strong ${className}`}
      >
        <Icon name={alt === "" ? "shopping-bag" : "image-off"} className="size-1/2 max-w-8" />
      </span>
    );
  return (
    <img
      src={`${appPath}img/${Math.min(widest, 480)}/${file}`}
      srcSet={WIDTHS.filter((step) => step >= narrowest && step <= widest)
        .map((step) => `${appPath}img/${step}/${file} ${step}w`)
        .join(", ")}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding={isFirst ? "sync" : "async"}
      data-focus={focus}
      className={`bg-sunken object-cover ${focus ? "[object-position:var(--focus)] " : ""}${className}`}
    />
  );
}

/** For a fixed width: enough for a device pixel ratio of three. */
function widestFor(sizes: string): number {
  const pixels = /^(\d+)px$/.exec(sizes);
  const wanted = pixels ? Number(pixels[1]) * 3 : Infinity;
  return WIDTHS.find((step) => step >= wanted) ?? 960;
}
