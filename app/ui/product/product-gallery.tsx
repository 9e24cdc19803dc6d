import { type ComponentType, type MouseEvent, memo, useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import type { ProductVideo } from "#domain/catalog/video/get-product-video.ts";
import { IconButton } from "#app/ui/parts/button.tsx";
import { PercentOff } from "#app/ui/parts/price.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { scrollBehavior } from "../parts/scroll-behavior.ts";
import { Picture } from "#app/ui/parts/picture.tsx";
import { Icon } from "../parts/icon.tsx";
import type { GalleryDialogProps } from "./gallery-dialog.tsx";

type GalleryProps = {
  images: readonly string[];
  /** The alt text of each image. */
  alts: readonly string[];
  name: string;
  /** The image of the selection; it scrolls into view when it changes. */
  chosenImage: string | null;
  discountPercent: number;
  video: ProductVideo | null;
  /** The full-screen gallery. */
  Dialog: ComponentType<GalleryDialogProps>;
};

const MAIN_SIZES = "(width >= 64rem) 600px, (width >= 48rem) 48vw, 100vw";
/** A phone draws the thumbnails with the files of the slides, which it loads anyway. */
const THUMBNAIL_SIZES = "(width >= 48rem) 68px, 100vw";

/** The images of a product: swipe, select by thumbnail, zoom on hover, or open in full screen. */
export const ProductGallery = memo(function ProductGallery(props: GalleryProps) {
  const { images, alts, name, chosenImage, discountPercent, video, Dialog } = props;
  const { t } = usePage();
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(() => Math.max(0, images.indexOf(chosenImage ?? "")));
  // Null until it is first opened.
  const [isWhole, setWhole] = useState<boolean | null>(null);
  const several = images.length > 1;

  function goTo(next: number) {
    const slide = row.current?.children[next];
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft, behavior: scrollBehavior() });
    setIndex(next);
  }

  useEffect(() => {
    const chosen = chosenImage === null ? -1 : images.indexOf(chosenImage);
    const slide = row.current?.children[chosen];
    if (!(slide instanceof HTMLElement)) return;
    row.current?.scrollTo({ left: slide.offsetLeft });
    setIndex(chosen);
  }, [chosenImage, images]);

  function onScroll() {
    const width = row.current?.clientWidth ?? 0;
    if (width > 0) setIndex(Math.round(Math.abs(row.current?.scrollLeft ?? 0) / width));
  }

  return (
    <div className="grid min-w-0 content-start gap-3 lg:grid-cols-[4.5rem_minmax(0,1fr)] md:sticky md:top-36 md:self-start">
      {several && (
        <ul
          aria-label={t("Pictures")}
          className="order-last flex gap-2 overflow-x-auto p-0.5 lg:order-none lg:max-h-[38rem] lg:flex-col lg:overflow-y-auto [scrollbar-width:none]"
        >
          {images.map((image, each) => (
            <li key={image} className="shrink-0">
              <button
                type="button"
                data-action=""
                aria-label={t("Picture {number} of {count}", { number: each + 1, count: images.length })}
                aria-current={each === index ? "true" : undefined}
                onClick={() => goTo(each)}
                className={`block overflow-hidden rounded-field border-2 ${each === index ? "border-primary-text" : "border-transparent hover:border-line-strong"}`}
              >
                <Picture
                  file={image}
                  alt=""
                  sizes={THUMBNAIL_SIZES}
                  width={68}
                  height={68}
                  className="size-14 lg:size-[4.25rem]"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={`group/gallery relative max-sm:-mx-4 ${several ? "" : "lg:col-span-2"}`}>
        <ul
          ref={row}
          onScroll={onScroll}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain border-line bg-sunken sm:rounded-card sm:border [scrollbar-width:none]"
        >
          {images.length === 0 && (
            <li className="w-full">
              <Picture file={null} alt="" sizes="" className="aspect-square w-full max-sm:aspect-4/3" />
            </li>
          )}
          {images.map((image, each) => (
            <li key={image} className="w-full shrink-0 snap-center">
              <ZoomImage image={image} alt={alts[each] ?? name} isFirst={each === 0} onOpen={() => setWhole(true)} />
            </li>
          ))}
        </ul>
        {discountPercent > 0 && (
          <p className="absolute start-4 top-4">
            <PercentOff percent={discountPercent} className="px-2.5 py-1 text-sm" />
          </p>
        )}
        {video && <VideoLink video={video} />}
        {images.length > 0 && (
          <IconButton
            label={t("View full screen")}
            data-action=""
            onClick={() => setWhole(true)}
            className="absolute end-3 bottom-3 bg-surface shadow-soft"
          >
            <Icon name="maximize-2" className="size-5" />
          </IconButton>
        )}
        {several && (
          <>
            <Step side="start" label={t("Previous picture")} isDisabled={index === 0} onClick={() => goTo(index - 1)} />
            <Step
              side="end"
              label={t("Next picture")}
              isDisabled={index === images.length - 1}
              onClick={() => goTo(index + 1)}
            />
            <p
              aria-hidden
              className="figures absolute start-3 bottom-4 rounded-full bg-surface px-2.5 py-1 text-xs shadow-soft md:hidden"
            >
              {index + 1} / {images.length}
            </p>
          </>
        )}
      </div>
      {isWhole !== null && (
        <Dialog
          images={images}
          alts={alts}
          name={name}
          index={index}
          isOpen={isWhole}
          onIndex={goTo}
          onClose={() => setWhole(false)}
        />
      )}
    </div>
  );
});

/** Plays where it is: nothing of it weighs on this page. */
function VideoLink({ video }: { video: ProductVideo }) {
  const { t } = usePage();
  const linkClass =
    "absolute end-3 top-3 inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface px-3 text-sm font-semibold shadow-soft";
  const icon = <Icon name="play" className="size-4" />;
  if ("slug" in video)
    return (
      <Link to={href("/video-shopping/:slug", { slug: video.slug })} className={linkClass}>
        {icon}
        {t("Video")}
      </Link>
    );
  return (
    <a href={video.address} target="_blank" rel="noopener noreferrer nofollow ugc" className={linkClass}>
      {icon}
      {t("Video on {host}", { host: video.host })}
    </a>
  );
}

/** With a mouse, zooms into the image at the pointer. */
function ZoomImage({
  image,
  alt,
  isFirst,
  onOpen,
}: {
  image: string;
  alt: string;
  isFirst: boolean;
  onOpen: () => void;
}) {
  const { t } = usePage();
  function follow({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const picture = currentTarget.querySelector("img");
    if (picture)
      picture.style.transformOrigin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
  }
  return (
    <button
      type="button"
      data-action=""
      tabIndex={-1}
      aria-label={`${alt}. ${t("View full screen")}`}
      onMouseMove={follow}
      onClick={onOpen}
      className="group/zoom block w-full cursor-zoom-in overflow-hidden"
    >
      <Picture
        file={image}
        alt={alt}
        sizes={MAIN_SIZES}
        width={960}
        height={960}
        isFirst={isFirst}
        className="aspect-square w-full transition-transform duration-200 pointer-fine:group-hover/zoom:scale-[1.8]"
      />
    </button>
  );
}

function Step({
  side,
  label,
  isDisabled,
  onClick,
}: {
  side: "start" | "end";
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton
      label={label}
      data-action=""
      disabled={isDisabled}
      onClick={onClick}
      className={`absolute top-1/2 hidden -translate-y-1/2 bg-surface opacity-0 shadow-soft transition-opacity group-hover/gallery:opacity-100 focus-visible:opacity-100 disabled:invisible md:inline-flex ${side === "start" ? "start-3" : "end-3"}`}
    >
      <Icon name={side === "start" ? "chevron-left" : "chevron-right"} className="mirrored size-5" />
    </IconButton>
  );
}
