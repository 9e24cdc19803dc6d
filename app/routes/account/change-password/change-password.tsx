import { href, redirect } from "react-router";
import type { Route } from "./+types/change-password";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { describeSignInMethods } from "#domain/customers/sign-in-method/describe-sign-in-methods.ts";
import { relyingPartyOf } from "#domain/customers/passkey/passkey.ts";
import { findOwnSessions } from "#domain/customers/session/find-own-sessions.ts";
import { FAILURES } from "#shared/failures.ts";
import { contextOf } from "#app/loaders/context.ts";
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
import { usePasswordActions } from "./use-password-actions.ts";
import { useSignInMethodActions } from "./use-sign-in-method-actions.ts";

export const shouldRevalidate = dependsOn("session", "account");

/** Errors of a provider's callback. */
const FAILED = ["identity_ended", "identity_refused", "identity_taken"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const [sessions, customer] = await Promise.all([findOwnSessions(ctx), getCustomer(ctx)]);
  if (!sessions.ok || !customer) throw redirect(loginPath(href("/user/change-password")));
  const failed = FAILED.find((code) => code === new URL(request.url).searchParams.get("failed"));
  return {
    sessions: sessions.value,
    customer,
    ways: await describeSignInMethods(ctx, customer.id),
    isPasskeyOffered: relyingPartyOf(ctx) !== null,
    providers: ctx.identityProviders.map(({ code, name }) => ({ code, name })),
    failure: failed ? ctx.t(FAILURES[failed].keyword) : null,
  };
}

export default function ChangePasswordRoute({ loaderData }: Route.ComponentProps) {
  const { sessions, customer, ways, isPasskeyOffered, providers, failure } = loaderData;
  const { t } = usePage();
  const actions = usePasswordActions();
  const signInMethods = useSignInMethodActions();
  return (
    <AccountFrame
      user={customer}
      title={t("Change password")}
      head={t("Password Change")}
      path={href("/user/change-password")}
    >
      <div className="max-w-2xl space-y-6">
        <EmailState
          email={customer.email}
          isVerified={customer.isEmailVerified}
          isPending={actions.pending === "verification"}
          onSend={() => void actions.sendVerification()}
        />
        {ways.hasPassword ? (
          <ChangePasswordForm email={customer.email} onChange={actions.change} />
        ) : (
          <NoPasswordCard resetPath={href("/reset-password")} />
        )}
        <TwoStepCard
          isOn={ways.isTwoStepOn}
          recoveryCodesLeft={ways.recoveryCodesLeft}
          setup={signInMethods.setup}
          recoveryCodes={signInMethods.recoveryCodes}
          isPending={signInMethods.isPending}
          onBegin={() => void signInMethods.beginTwoStep()}
          onTurnOn={signInMethods.turnOn}
          onTurnOff={signInMethods.turnOff}
          onRenewCodes={signInMethods.renewCodes}
        />
        {(isPasskeyOffered || ways.passkeys.length > 0) && (
          <PasskeyCard
            passkeys={ways.passkeys}
            isPending={signInMethods.isPending}
            onAdd={() => void signInMethods.addPasskey()}
            onRename={(id, name) => void signInMethods.renamePasskey(id, name)}
            onDelete={(id) => void signInMethods.deletePasskey(id)}
          />
        )}
        <IdentityCard
          identities={ways.identities}
          providers={providers}
          failure={failure}
          onConnect={(code) => void signInMethods.connect(code)}
          onDisconnect={(id) => void signInMethods.disconnect(id)}
        />
        <SessionList
          sessions={sessions}
          isPending={actions.pending === "sessions"}
          onEndOthers={() => void actions.endOthers()}
        />
      </div>
    </AccountFrame>
  );
}
