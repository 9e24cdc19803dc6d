import { Link } from "react-router";
import { usePage } from "../parts/page.tsx";

/** For guests: a coupon that is limited per customer. */
export function SignInForCoupon({ path }: { path: string }) {
  const { t } = usePage();
  return (
    <Link
      to={path}
      className="inline-flex min-h-9 items-center text-sm font-semibold text-primary-text underline-offset-2 hover:underline"
    >
      {t("Sign in to use this coupon")}
    </Link>
  );
}
