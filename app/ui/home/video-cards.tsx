import { href, Link } from "react-router";
import type { VideoCard } from "#domain/catalog/video/video.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { ScrollRow } from "../parts/scroll-row.tsx";
import { Section } from "../parts/section.tsx";

/** The latest videos of the shops; each links to its player. */
export function VideoCards({ videos }: { videos: readonly VideoCard[] }) {
  const { t } = usePage();
  return (
    <Section title={t("Videos from our shops")} to={href("/video-shopping")}>
      <ScrollRow
        label={t("Videos from our shops")}
        className="-mx-4 auto-cols-[min(19rem,82%)] gap-3 px-4 py-1 scroll-px-4 lg:mx-0 lg:auto-cols-[calc((100%-3*1.25rem)/4)] lg:gap-5 lg:px-0 lg:scroll-px-0"
      >
        {videos.map(({ id, slug, kind, title, poster, seconds, shop }) => (
          <li key={id}>
            <Link
              to={href("/video-shopping/:slug", { slug })}
              reloadDocument={kind !== "file"}
              prefetch="intent"
              className="group block overflow-hidden rounded-card border border-line bg-surface"
            >
              <span className="relative block overflow-hidden">
                <Picture
                  file={poster}
                  alt=""
                  sizes="320px"
                  width={640}
                  height={360}
                  className="aspect-video w-full transition-transform duration-500 group-hover:scale-[1.03]"
                />
                <span className="absolute inset-0 m-auto flex size-13 items-center justify-center rounded-full bg-white/90 text-[#1c1a17] shadow-soft">
                  <Icon name="play" className="size-5" />
                </span>
                <span className="figures absolute end-2 bottom-2 rounded-md bg-black/75 px-1.5 py-0.5 text-2xs font-semibold text-white">
                  {clock(seconds)}
                </span>
              </span>
              <span className="block p-3">
                <span className="line-clamp-2 min-h-[2.9em] text-sm font-medium group-hover:text-primary-text">
                  {title}
                </span>
                <span className="mt-1 block truncate text-xs text-muted">{shop.name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
