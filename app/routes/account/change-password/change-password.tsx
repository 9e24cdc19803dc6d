import { href, redirect } from "react-router";
import type { Route } from "./+types/change-password";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { describeWaysIn } from "#domain/customers/customer/describe-ways-in.ts";
import { relyingPartyOf } from "#domain/customers/customer/passkey.ts";
import { findOwnSessions } from "#domain/customers/session/find-own-sessions.ts";
import { FAILURES } from "#shared/failures.ts";
import { contextOf } from "#app/loaders/context.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { ChangePasswordForm } from "#app/ui/account/change-password-form.tsx";
import { EmailState } from "#app/ui/account/email-state.tsx";
import { IdentityCard } from "#app/ui/account/identity-card.tsx";
import { NoPasswordCard } from "#app/ui/account/no-password-card.tsx";
import { PasskeyCard } from "#app/ui/account/passkey-card.tsx";
import { SessionList } from "#app/ui/account/session-list.tsx";
import { TwoStepCard } from "#app/ui/account/two-step-card.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { usePasswordActs } from "./use-password-acts.ts";
import { useWayInActs } from "./use-way-in-acts.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

/** What a provider's callback can have been refused with. */
const FAILED = ["identity_ended", "identity_refused", "identity_taken"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [sessions, customer] = await Promise.all([findOwnSessions(ctx), getCustomer(ctx)]);
  if (!sessions.ok || !customer) throw redirect(loginPath(href("/user/change-password")));
  const failed = FAILED.find((code) => code === new URL(request.url).searchParams.get("failed"));
  return {
    sessions: sessions.value,
    customer,
    ways: await describeWaysIn(ctx, customer.id),
    isPasskeyOffered: relyingPartyOf(ctx) !== null,
    providers: ctx.identityProviders.map(({ code, name }) => ({ code, name })),
    failure: failed ? ctx.t(FAILURES[failed].keyword) : null,
  };
}

export default function ChangePasswordRoute({ loaderData }: Route.ComponentProps) {
  const { sessions, customer, ways, isPasskeyOffered, providers, failure } = loaderData;
  const { t } = usePage();
  const acts = usePasswordActs();
  const waysIn = useWayInActs();
  return (
    <>
      <DocumentHead title={t("Password Change")} isHidden />
      <AccountFrame user={customer} title={t("Change password")} path={href("/user/change-password")}>
        <div className="max-w-2xl space-y-6">
          <EmailState
            email={customer.email}
            isVerified={customer.isEmailVerified}
            isPending={acts.pending === "verification"}
            onSend={() => void acts.sendVerification()}
          />
          {ways.hasPassword ? (
            <ChangePasswordForm
              key={acts.changes}
              email={customer.email}
              errors={acts.errors}
              refusal={acts.refusal}
              isPending={acts.pending === "password"}
              onErrors={acts.setErrors}
              onChange={(sent) => void acts.change(sent)}
            />
          ) : (
            <NoPasswordCard resetPath={href("/reset-password")} />
          )}
          <TwoStepCard
            isOn={ways.isTwoStepOn}
            recoveryCodesLeft={ways.recoveryCodesLeft}
            setup={waysIn.setup}
            recoveryCodes={waysIn.recoveryCodes}
            errors={waysIn.errors}
            isPending={waysIn.isPending}
            onErrors={waysIn.setErrors}
            onBegin={() => void waysIn.beginTwoStep()}
            onTurnOn={(code) => void waysIn.turnOn(code)}
            onTurnOff={waysIn.turnOff}
            onRenewCodes={waysIn.renewCodes}
          />
          {(isPasskeyOffered || ways.passkeys.length > 0) && (
            <PasskeyCard
              passkeys={ways.passkeys}
              isPending={waysIn.isPending}
              onAdd={() => void waysIn.addPasskey()}
              onRename={(id, name) => void waysIn.renamePasskey(id, name)}
              onDelete={(id) => void waysIn.deletePasskey(id)}
            />
          )}
          <IdentityCard
            identities={ways.identities}
            providers={providers}
            failure={failure}
            onConnect={(code) => void waysIn.connect(code)}
            onDisconnect={(id) => void waysIn.disconnect(id)}
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
