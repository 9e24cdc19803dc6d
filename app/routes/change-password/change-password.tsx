import { href, redirect } from "react-router";
import type { Route } from "./+types/change-password";
import { getCustomer } from "#domain/customer/get-customer.ts";
import { findOwnSessions } from "#domain/session/find-own-sessions.ts";
import { contextOf } from "#app/context.ts";
import { personalPageHeaders } from "#app/personal-page.ts";
import { dependsOn } from "#app/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { ChangePasswordForm } from "#app/ui/account/change-password-form.tsx";
import { EmailState } from "#app/ui/account/email-state.tsx";
import { SessionList } from "#app/ui/account/session-list.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { usePasswordActs } from "./use-password-acts.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [sessions, customer] = await Promise.all([findOwnSessions(ctx), getCustomer(ctx)]);
  if (!sessions.ok || !customer) throw redirect(loginPath(href("/user/change-password")));
  return { sessions: sessions.value, customer };
}

export default function ChangePasswordRoute({ loaderData: { sessions, customer } }: Route.ComponentProps) {
  const { t } = usePage();
  const acts = usePasswordActs();
  return (
    <>
      <DocumentHead title={t("Password Change")} isHidden />
      <AccountFrame user={customer} title={t("Password Change")} path={href("/user/change-password")}>
        <div className="max-w-2xl space-y-6">
          <EmailState
            email={customer.email}
            isVerified={customer.isEmailVerified}
            isPending={acts.pending === "verification"}
            onSend={() => void acts.sendVerification()}
          />
          <ChangePasswordForm
            key={acts.changes}
            email={customer.email}
            errors={acts.errors}
            refusal={acts.refusal}
            isPending={acts.pending === "password"}
            onErrors={acts.setErrors}
            onChange={(sent) => void acts.change(sent)}
          />
          <SessionList
            sessions={sessions}
            isPending={acts.pending === "sessions"}
            onEndOthers={() => void acts.endOthers()}
          />
        </div>
      </AccountFrame>
    </>
  );
}
