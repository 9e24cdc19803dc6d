import { href, redirect, useSearchParams } from "react-router";
import type { Route } from "./+types/login";
import { getOpenChallenge } from "#domain/customers/sign-in-challenge/get-open-challenge.ts";
import { relyingPartyOf } from "#domain/customers/passkey/passkey.ts";
import { FAILURES } from "#shared/failures.ts";
import { contextOf } from "#app/loaders/context.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { ConnectForm } from "#app/ui/session/connect-form.tsx";
import { LoginForm } from "#app/ui/session/login-form.tsx";
import { OtherWays } from "#app/ui/session/other-ways.tsx";
import { SecondStepForm } from "#app/ui/session/second-step-form.tsx";
import { isSentByCheckout, wayBack } from "#app/ui/session/way-back.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Errors of a provider's callback. */
const FAILED = ["identity_ended", "identity_refused", "identity_no_email"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get("redirect");
  const ctx = contextOf(context);
  if (ctx.visitor.customerId !== null) throw redirect(wayBack(wanted));
  const failed = FAILED.find((code) => code === searchParams.get("failed"));
  return {
    isLoginFirst: ctx.settings.disableGuest && isSentByCheckout(wanted),
    isPhoneOffered: ctx.isSmsEnabled,
    isPasskeyOffered: relyingPartyOf(ctx) !== null,
    providers: ctx.identityProviders.map(({ code, name }) => ({ code, name })),
    challenge: await getOpenChallenge(ctx),
    failure: failed ? ctx.t(FAILURES[failed].keyword) : null,
  };
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { isLoginFirst, isPhoneOffered, isPasskeyOffered, providers, challenge, failure } = loaderData;
  const { t } = usePage();
  const [search] = useSearchParams();
  const { refusal, isPending, ...actions } = useSignIn();
  const onGiveUp = () => void actions.giveUp();
  const onPasskey = () => void actions.passkey();
  return (
    <>
      <DocumentHead title={t("Login")} isHidden />
      {challenge?.awaits === "code" && (
        <SecondStepForm {...{ isPasskeyOffered, refusal, onPasskey, onGiveUp }} onCode={actions.secondStep} />
      )}
      {challenge?.awaits === "password" && (
        <ConnectForm
          onGiveUp={onGiveUp}
          provider={challenge.provider ?? ""}
          email={challenge.email ?? ""}
          onPassword={actions.connect}
        />
      )}
      {!challenge && (
        <LoginForm
          {...{ isLoginFirst, isPhoneOffered }}
          refusal={refusal ?? failure}
          registerPath={href("/register") + (search.size > 0 ? `?${search.toString()}` : "")}
          resetPath={href("/reset-password")}
          onLogin={actions.login}
          others={
            <OtherWays
              {...{ isPasskeyOffered, providers, isPending, onPasskey }}
              onProvider={(code) => void actions.provider(code)}
            />
          }
        />
      )}
    </>
  );
}
