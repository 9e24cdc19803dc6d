import { loginPath } from "../session/way-back.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type JoinScreenProps = {
  /** Who invites: the marketplace or one of its shops. */
  title: string;
  invited: string;
  /** The address of the signed-in customer; null for a guest. */
  own: string | null;
  /** Whether that address is verified. */
  isVerified: boolean;
  path: string;
  verifyPath: string;
  isPending: boolean;
  onJoin: () => void;
};

/** The target of an invitation link. */
export function JoinScreen({ title, invited, own, isVerified, path, verifyPath, isPending, onJoin }: JoinScreenProps) {
  const { t } = usePage();
  return (
    <div className="content-width">
      <EmptyState
        isHeading
        icon="shield-check"
        title={title}
        text={t("This invitation is for {email}.", { email: invited })}
      >
        {own === invited && !isVerified && (
          <>
            <Notice kind="warning" title={t("Please confirm your email address first.")}>
              {t("Then open the invitation again.")}
            </Notice>
            <ButtonLink to={verifyPath}>{t("Confirm my email address")}</ButtonLink>
          </>
        )}
        {own === invited && isVerified && (
          <Button isPending={isPending} data-action="" onClick={onJoin}>
            {t("Accept")}
          </Button>
        )}
        {own !== null && own !== invited && (
          <Notice kind="warning" title={t("You're signed in with a different email address")}>
            {t("Sign out, then sign in with {email} to accept.", { email: invited })}
          </Notice>
        )}
        {own === null && (
          <>
            <ButtonLink to={loginPath(path)}>{t("Sign in")}</ButtonLink>
            <ButtonLink variant="secondary" to={`/register?redirect=${encodeURIComponent(path)}`}>
              {t("Create account")}
            </ButtonLink>
          </>
        )}
      </EmptyState>
    </div>
  );
}
