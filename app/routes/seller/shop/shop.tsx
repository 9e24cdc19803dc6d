import { data, href } from "react-router";
import type { Route } from "./+types/shop";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { getShopProfile } from "#domain/shops/profile/get-shop-profile.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ImprintForm } from "#app/ui/seller/imprint-form.tsx";
import { ProfileForm } from "#app/ui/seller/profile-form.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { ShopImages } from "#app/ui/seller/shop-images.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "shop.read");
  const [profile, languages, countries] = await Promise.all([
    getShopProfile(ctx),
    findLanguages(ctx),
    findCountries(ctx),
  ]);
  if (!profile.ok) throw data(null, { status: 404 });
  return {
    shop,
    profile: profile.value,
    languages: languages
      .filter(({ code }) => code !== ctx.settings.defaultLanguage)
      .map(({ code, name }) => ({ code, name })),
    countries: countries.map(({ code, name }) => ({ code, name })),
  };
}

const CHANGES = ["account"] as const;
const QUIETLY = { changes: CHANGES, refusal: "none" } as const;

export default function SellerShop({ loaderData }: Route.ComponentProps) {
  const { shop, profile, languages, countries } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const isReadOnly = !hasShopRight(shop.role, "shop.write");
  return (
    <SellerFrame
      shop={shop}
      title={t("Shop page")}
      actions={
        !shop.isSuspended && (
          <ButtonLink variant="secondary" to={href("/shop/:slug", { slug: shop.slug })}>
            {t("Preview")}
          </ButtonLink>
        )
      }
    >
      <div className="grid max-w-4xl gap-5">
        <ShopImages
          logo={profile.logo}
          banner={profile.banner}
          isReadOnly={isReadOnly}
          onChange={async (kind, image) => {
            const sent = { param: { kind }, form: { image } };
            await call.post("/seller/shop/pictures/:kind", sent, { changes: CHANGES });
          }}
        />
        <ProfileForm
          profile={profile}
          languages={languages}
          isReadOnly={isReadOnly}
          onSave={async (json) => {
            const outcome = await call.post("/seller/shop", { json }, QUIETLY);
            return outcome.ok ? null : { name: outcome.error, ...outcome.errors };
          }}
        />
        <ImprintForm
          imprint={profile.imprint}
          countries={countries}
          isReadOnly={isReadOnly}
          onSave={async (json) => {
            const outcome = await call.post("/seller/shop/imprint", { json }, QUIETLY);
            return outcome.ok ? null : { name: outcome.error, ...outcome.errors };
          }}
        />
      </div>
    </SellerFrame>
  );
}
