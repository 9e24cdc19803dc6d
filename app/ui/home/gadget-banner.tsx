import type { Banner } from "#domain/platform/home/home.ts";
import { Picture } from "../parts/picture.tsx";
import { focusAttributes } from "./focus-attributes.ts";
import { textOn } from "./text-on.ts";

/** The banner above the products of a section. */
export function GadgetBanner({ banner: { image, focus, backdrop, title, text } }: { banner: Banner }) {
  return (
    <div className="content-width pt-4">
      <div
        {...focusAttributes(focus, focus)}
        className={`relative flex h-44 items-center overflow-hidden rounded-card sm:h-56 ${textOn(backdrop) === "light" ? "text-white" : "text-[#1c1a17]"}`}
      >
        <svg aria-hidden className="absolute inset-0 size-full" preserveAspectRatio="none">
          <rect width="100%" height="100%" fill={backdrop} />
        </svg>
        <Picture
          file={image}
          alt=""
          sizes="(width >= 40rem) 560px, 100vw"
          width={960}
          height={480}
          isFirst
          className="mirrored absolute inset-y-0 end-0 h-full w-full bg-transparent focused sm:w-[35rem] sm:[mask-image:linear-gradient(to_left,black_55%,transparent)]"
        />
        <div className="relative max-w-[52%] ps-5 sm:ps-10">
          <p className="font-heading text-2xl font-bold text-balance lg:text-3xl">{title}</p>
          {text && <p className="mt-1 text-sm lg:text-lg">{text}</p>}
        </div>
      </div>
    </div>
  );
}
