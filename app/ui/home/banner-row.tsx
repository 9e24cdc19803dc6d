import { Link } from "react-router";
import type { Banner } from "#domain/platform/home/home.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { textOn } from "./text-on.ts";

/** Banners side by side: the image at the end, the text on its color. */
export function BannerRow({ banners }: { banners: readonly Banner[] }) {
  const { t } = usePage();
  return (
    <div className="content-width">
      <ul
        className={`grid gap-4 lg:gap-5 ${banners.length > 1 ? "sm:grid-cols-2" : ""} ${banners.length > 2 ? "lg:grid-cols-3" : ""}`}
      >
        {banners.map(({ id, image, backdrop, link, title, text }) => (
          <li key={id} className="sm:last:odd:col-span-2 lg:last:odd:col-span-1">
            <Link
              to={link}
              prefetch="intent"
              className={`group relative flex h-48 items-center overflow-hidden rounded-card lg:h-56 ${textOn(backdrop) === "light" ? "text-white" : "text-[#1c1a17]"}`}
            >
              <svg aria-hidden className="absolute inset-0 size-full" preserveAspectRatio="none">
                <rect width="100%" height="100%" fill={backdrop} />
              </svg>
              <Picture
                file={image}
                alt=""
                sizes={banners.length > 2 ? "(width >= 64rem) 430px, 100vw" : "(width >= 40rem) 50vw, 100vw"}
                width={960}
                height={480}
                className="mirrored absolute inset-0 size-full bg-transparent object-[100%_50%] transition-transform duration-500 group-hover:scale-[1.02]"
              />
              <span className="relative max-w-[50%] py-4 ps-5 lg:ps-6">
                <span className="block font-heading text-xl font-bold text-balance">{title}</span>
                {text && <span className="mt-1 block text-sm">{text}</span>}
                <span className="mt-3 inline-flex items-center gap-1.5 text-sm font-semibold underline decoration-2 underline-offset-4">
                  {t("Shop now")} <Icon name="arrow-right" className="mirrored size-4" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
