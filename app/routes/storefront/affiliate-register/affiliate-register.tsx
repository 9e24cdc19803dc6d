import { useState } from "react";
import { href, redirect } from "react-router";
import type { Route } from "./+types/affiliate-register";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { ApplyForm, type Application } from "#app/ui/affiliate/apply-form.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { getOwnAffiliate } from "#domain/accounts/affiliate/get-own-affiliate.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const affiliate = await getOwnAffiliate(ctx);
  if (affiliate?.status === "approved" || affiliate?.status === "suspended") throw redirect(href("/affiliate-system"));
  return { isGuest: ctx.visitor.customerId === null, affiliate };
}

export default function AffiliateRegister({ loaderData: { isGuest, affiliate } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [isSent, setSent] = useState(false);

  async function send(json: Application): Promise<FieldErrors | null> {
    const options = { changes: ["account"], refusal: "none", isSuccessShown: false } as const;
    const outcome = await call.post("/affiliate/register", { json }, options);
    setSent(outcome.ok);
    return fieldErrorsOf(outcome);
  }

  const isWaiting = isSent || affiliate?.status === "applied";
  return (
    <>
      <DocumentHead title={t("Affiliate Register")} isHidden />
      <div className="content-width py-8 sm:py-12">
        <div className="mx-auto grid max-w-2xl gap-5">
          <h1 className="text-3xl">{t("Affiliate Register")}</h1>
          {affiliate?.status === "rejected" && !isSent && (
            <Notice kind="warning" title={t("Your last application was rejected")}>
              {affiliate.reason}
            </Notice>
          )}
          {isGuest ? (
            <Notice title={t("Sign in to apply")}>
              <p className="mb-3">{t("Your affiliate account belongs to your customer account.")}</p>
              <ButtonLink to={loginPath(href("/affiliate-register"))}>{t("Sign in")}</ButtonLink>
            </Notice>
          ) : isWaiting ? (
            <Notice kind="success" title={t("Application sent")}>
              {t("We'll let you know as soon as we've decided.")}
            </Notice>
          ) : (
            <ApplyForm onSend={send} />
          )}
        </div>
      </div>
    </>
  );
}
