import { href, redirect } from "react-router";
import type { Route } from "./+types/affiliate-system";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { CommissionRows } from "#app/ui/affiliate/commission-rows.tsx";
import { DayPlot } from "#app/ui/affiliate/day-plot.tsx";
import { EarningTiles } from "#app/ui/affiliate/earning-tiles.tsx";
import { LinkBuilder } from "#app/ui/affiliate/link-builder.tsx";
import { ProductLinks } from "#app/ui/affiliate/product-links.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { buildLink, readPagePath } from "#domain/accounts/affiliate/build-link.ts";
import { getAffiliateData } from "#domain/accounts/affiliate/get-affiliate-data.ts";
import { renderQrCode } from "#domain/customers/two-step/render-qr-code.ts";
import { findRegions } from "#domain/platform/country/find-regions.ts";
import { WithdrawalPart } from "./withdrawal-part.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { search, searchParams } = new URL(request.url);
  const path = href("/affiliate-system");
  if (ctx.visitor.customerId === null) throw redirect(loginPath(path + search));
  const affiliate = await getAffiliateData(ctx);
  if (!affiliate || affiliate.status === "applied" || affiliate.status === "rejected")
    throw redirect(href("/affiliate-register"));
  const page = readPagePath(ctx, searchParams.get("page") ?? "");
  const link = buildLink(ctx, page, affiliate.code);
  return {
    path,
    affiliate,
    page,
    link,
    qrCode: renderQrCode(link),
    countries: findRegions(ctx),
    countryCode: ctx.visitor.shipTo,
  };
}

export default function AffiliateSystem({ loaderData }: Route.ComponentProps) {
  const { path, affiliate, page, link, qrCode, countries, countryCode } = loaderData;
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  return (
    <AccountFrame user={user} title={t("Affiliate System")} path={path}>
      <div className="grid gap-6">
        {affiliate.status === "suspended" && (
          <Notice kind="warning" title={t("Your affiliate account is suspended")}>
            {affiliate.reason}
          </Notice>
        )}
        <EarningTiles sums={affiliate.sums} />
        {affiliate.status === "approved" && <LinkBuilder page={page} link={link} qrCode={qrCode} />}
        <p className="text-sm text-muted">
          {t("Your rate: {percent}%", { percent: affiliate.ratePercent })} ·{" "}
          {t("Wherever you share a link, say that you earn a commission: “As an affiliate I earn from purchases.”")}
        </p>
        <DayPlot days={affiliate.days} />
        <CommissionRows commissions={affiliate.commissions} />
        <WithdrawalPart affiliate={affiliate} countries={countries} countryCode={countryCode} />
        {affiliate.products.length > 0 && <ProductLinks products={affiliate.products} />}
      </div>
    </AccountFrame>
  );
}
