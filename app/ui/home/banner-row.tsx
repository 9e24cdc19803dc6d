import { Link } from "react-router";
import type { Banner } from "#domain/platform/home/home.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { focusAttributes } from "./focus-attributes.ts";
import { textOn } from "./text-on.ts";

/** Banners side by side, the image below the text; one alone has room for both in a row. */
export function BannerRow({ banners, onOpen }: { banners: readonly Banner[]; onOpen: (id: number) => void }) {
  const { t, appPath } = usePage();
  const isAlone = banners.length === 1;
  return (
    <div className="content-width">
      <ul
        className={`grid gap-4 lg:gap-5 ${banners.length > 1 ? "sm:grid-cols-2" : ""} ${banners.length > 2 ? "lg:grid-cols-3" : ""}`}
      >
        {banners.map(({ id, image, phoneImage, focus, phoneFocus, backdrop, link, title, text }) => (
          <li key={id} className="sm:last:odd:col-span-2 lg:last:odd:col-span-1">
            <Link
              to={link}
              prefetch="intent"
              onClick={() => onOpen(id)}
              className={`group relative flex h-64 overflow-hidden rounded-card lg:h-72 ${isAlone ? "sm:items-center" : ""} ${textOn(backdrop) === "light" ? "text-white" : "text-[#1c1a17]"}`}
            >
              <svg aria-hidden className="absolute inset-0 size-full" preserveAspectRatio="none">
                <rect width="100%" height="100%" fill={backdrop} />
              </svg>
              <picture className="contents" {...focusAttributes(focus, phoneImage ? phoneFocus : focus)}>
                {phoneImage && (
                  <source
                    media="(width < 48rem)"
                    srcSet={`${appPath}img/640/${phoneImage} 640w, ${appPath}img/960/${phoneImage} 960w`}
                    sizes="100vw"
                  />
                )}
                <Picture
                  file={image}
                  alt=""
                  sizes={banners.length > 2 ? "(width >= 64rem) 430px, 100vw" : "(width >= 40rem) 50vw, 100vw"}
                  width={960}
                  height={480}
                  className={`mirrored absolute inset-x-0 bottom-0 w-full bg-transparent focused transition-transform duration-500 group-hover:scale-[1.02] ${isAlone ? "h-full" : "h-[66%] [mask-image:linear-gradient(to_bottom,transparent,black_40%)]"}`}
                />
              </picture>
              <span className={`relative p-5 lg:p-6 ${isAlone ? "max-w-[50%]" : ""}`}>
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
