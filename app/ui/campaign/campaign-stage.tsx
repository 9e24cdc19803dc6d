import type { ReactNode } from "react";
import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { textOn } from "../home/text-on.ts";
import { usePage } from "../parts/page.tsx";

const WIDTHS = [640, 960, 1280, 1600];

type CampaignStageProps = {
  campaign: Pick<CampaignCard, "banner" | "phoneBanner" | "backdrop">;
  /** The displayed width, as in `sizes`. */
  sizes: string;
  /** The largest image above the fold. */
  isFirst?: boolean;
  className: string;
  children: ReactNode;
};

/** A campaign's image on its color; the text on it is dark or light, whichever has more contrast. */
export function CampaignStage({ campaign, sizes, isFirst = false, className, children }: CampaignStageProps) {
  const { appPath } = usePage();
  const { banner, phoneBanner, backdrop } = campaign;
  const sources = (file: string, widths: readonly number[]) =>
    widths.map((width) => `${appPath}img/${width}/${file} ${width}w`).join(", ");
  return (
    <div
      className={`relative overflow-hidden ${textOn(backdrop) === "light" ? "text-white" : "text-[#1c1a17]"} ${className}`}
    >
      <svg aria-hidden className="absolute inset-0 size-full" preserveAspectRatio="none">
        <rect width="100%" height="100%" fill={backdrop} />
      </svg>
      {banner && (
        <picture>
          {phoneBanner && (
            <source media="(width < 40rem)" srcSet={sources(phoneBanner, WIDTHS.slice(0, 2))} sizes={sizes} />
          )}
          <img
            src={`${appPath}img/1280/${banner}`}
            srcSet={sources(banner, WIDTHS)}
            sizes={sizes}
            alt=""
            width={1600}
            height={640}
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : "auto"}
            decoding={isFirst ? "sync" : "async"}
            className="mirrored absolute inset-0 size-full object-cover object-bottom transition-transform duration-500 group-hover:scale-[1.02] sm:object-[100%_50%]"
          />
        </picture>
      )}
      {children}
    </div>
  );
}
