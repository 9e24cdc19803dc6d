import { Link, href } from "react-router";
import type { OwnCoupons } from "#domain/pricing/coupon/find-own-coupons.ts";
import { ShopCoupons } from "../shop/shop-coupons.tsx";
import { usePage } from "../parts/page.tsx";

type CouponGroupsProps = {
  groups: readonly OwnCoupons[];
  copied: string | null;
  signInPath: string | null;
  onCopy: (code: string) => void;
};

/** The coupons available to the customer: general ones, and those of followed shops. */
export function CouponGroups({ groups, ...rest }: CouponGroupsProps) {
  const { t, shopName } = usePage();
  if (groups.length === 0) return <ShopCoupons coupons={[]} {...rest} />;
  return groups.map(({ shop, coupons }) => (
    <div key={shop?.slug ?? ""} className="mb-6">
      <h2 className="mb-3 text-xl">
        {shop ? (
          <Link to={href("/shop/:slug", { slug: shop.slug })} className="hover:underline">
            {shop.name}
          </Link>
        ) : (
          t("For everything at {shop}", { shop: shopName })
        )}
      </h2>
      <ShopCoupons coupons={coupons} {...rest} />
    </div>
  ));
}
