import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AgreementText } from "#app/ui/affiliate/agreement-text.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import { writePercent } from "#shared/percent.ts";
import type { Route } from "./+types/affiliate-program";

export const handle: CacheHandle = { cache: { parameters: [] } };
export const shouldRevalidate = dependsOn();

export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  ctx.cache.dependsOnTags([SETTINGS_TAG]);
  return { percent: writePercent(ctx.settings.affiliateBasisPoints), returnDays: ctx.settings.returnDays };
}

export default function AffiliateProgram({ loaderData: { percent, returnDays } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  const steps = [
    [t("Apply"), t("Tell us where you'll recommend products. We'll decide within a few days.")],
    [t("Share your links"), t("Get your own link, with a QR code, to any page of the shop.")],
    [t("Earn {percent}%", { percent }), t("On everything bought within 30 days of a click, after discounts.")],
    [
      t("Get paid"),
      t("Your commission becomes payable once the return window has closed, usually {days} days after delivery.", {
        days: returnDays,
      }),
    ],
  ];
  return (
    <>
      <DocumentHead
        title={t("Affiliate Program")}
        description={t("Recommend products from {shop} and earn a commission on every order.", { shop: shopName })}
        canonical="/affiliate-program"
      />
      <div className="content-width py-8 sm:py-12">
        <h1 className="text-3xl sm:text-4xl">{t("Affiliate Program")}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">
          {t("Recommend products from {shop} and earn a commission on every order.", { shop: shopName })}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/affiliate-register">{t("Apply now")}</ButtonLink>
          <ButtonLink to="/affiliate-system" variant="secondary">
            {t("My affiliate account")}
          </ButtonLink>
        </div>
        <ol className="mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(([title, text], index) => (
            <li key={title} className="rounded-card border border-line bg-surface p-5">
              <p className="figures text-sm font-semibold text-primary-text">{index + 1}</p>
              <h2 className="mt-1 text-lg">{title}</h2>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <h2 className="mt-10 mb-3 text-2xl">{t("Affiliate agreement")}</h2>
        <AgreementText />
      </div>
    </>
  );
}
