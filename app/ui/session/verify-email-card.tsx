import { Button, ButtonLink } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { SessionCard } from "./session-card.tsx";
import { loginPath } from "./way-back.ts";

type VerifyEmailCardProps = {
  /** Whether the link's account is signed in, another one is, or none. */
  session: "own" | "other" | "none";
  path: string;
  sendPath: string;
  /** The result; null before. */
  done: string | null;
  refusal: string | null;
  isPending: boolean;
  onVerify: () => void;
};

/**
 * The target of a mail's link that confirms an address. Signed out, it requires the password: anyone who typed the
 * address may not own it.
 */
export function VerifyEmailCard({ session, path, sendPath, done, refusal, isPending, onVerify }: VerifyEmailCardProps) {
  const { t } = usePage();
  const isOpen = done === null && refusal === null;
  return (
    <SessionCard
      title={t("Confirm your email address")}
      {...(isOpen && session === "own" ? { text: t("Select the button to confirm that this address is yours.") } : {})}
    >
      <div aria-live="polite" className="space-y-4">
        {done !== null && <Notice kind="success" title={done} />}
        {refusal && <Notice kind="error">{refusal}</Notice>}
        {done !== null && (
          <ButtonLink to="/" size="large" className="w-full">
            {t("Start shopping")}
          </ButtonLink>
        )}
        {done === null && refusal && (
          <ButtonLink to={sendPath} size="large" className="w-full">
            {t("Send me a new link")}
          </ButtonLink>
        )}
        {isOpen && session === "own" && <Press label={t("Confirm my email address")} {...{ isPending, onVerify }} />}
        {isOpen && session === "none" && (
          <ButtonLink to={loginPath(path)} size="large" className="w-full">
            {t("Sign in to confirm")}
          </ButtonLink>
        )}
        {isOpen && session === "other" && (
          <Notice kind="warning" title={t("You are signed in to another account")}>
            {t("To keep the password of the account this link is for, sign out and sign in to that one.")}
          </Notice>
        )}
        {isOpen && session !== "own" && (
          <>
            <p className="text-sm text-muted">
              {t(
                "Don't know the password, or didn't create this account? Set a new password. Every other way to sign in will be removed.",
              )}
            </p>
            <Press isSecond label={t("Confirm and set a new password")} {...{ isPending, onVerify }} />
          </>
        )}
      </div>
    </SessionCard>
  );
}

function Press({
  label,
  isSecond = false,
  isPending,
  onVerify,
}: Pick<VerifyEmailCardProps, "isPending" | "onVerify"> & { label: string; isSecond?: boolean }) {
  const variant = isSecond ? ({ variant: "secondary" } as const) : {};
  return (
    <Button size="large" className="w-full" data-action="" isPending={isPending} onClick={onVerify} {...variant}>
      {label}
    </Button>
  );
}
