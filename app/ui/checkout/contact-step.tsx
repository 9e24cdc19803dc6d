import { Link } from "react-router";
import type { CheckoutDetails } from "#domain/checkout/purchase/checkout.ts";
import { EmailField, PhoneField } from "../form/usual-fields.tsx";
import { usePage } from "../parts/page.tsx";
import { CheckoutStep } from "./checkout-step.tsx";

type ContactStepProps = {
  details: CheckoutDetails;
  /** Null once signed in. */
  loginPath: string | null;
};

/** The address for the confirmation. */
export function ContactStep({ details, loginPath }: ContactStepProps) {
  const { t } = usePage();
  return (
    <CheckoutStep number={1} title={t("Contact")}>
      {loginPath && (
        <p className="-mt-2 mb-4 text-muted">
          {t("Already have an account?")}{" "}
          <Link to={loginPath} className="font-semibold text-primary-text underline">
            {t("Sign in")}
          </Link>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField
          name="email"
          label={t("Email")}
          autoComplete="email"
          required
          defaultValue={details.email}
          hint={t("We'll send your confirmation and invoice here.")}
          dir="auto"
        />
        <PhoneField
          required={false}
          defaultValue={details.phone}
          hint={t("In case there's a question about your delivery.")}
          dir="auto"
        />
      </div>
    </CheckoutStep>
  );
}
