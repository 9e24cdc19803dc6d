import { loginPath } from "../session/way-back.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type JoinScreenProps = {
  invited: string;
  /** The address of who is signed in; null for a guest. */
  own: string | null;
  /** Whether that address is verified. */
  isVerified: boolean;
  path: string;
  verifyPath: string;
  isPending: boolean;
  onJoin: () => void;
};

/** Where the link of an invitation leads. */
export function JoinScreen({ invited, own, isVerified, path, verifyPath, isPending, onJoin }: JoinScreenProps) {
  const { shopName, t } = usePage();
  return (
    <div className="content-width">
      <EmptyState
        isHeading
        icon="shield-check"
        title={t("You are asked to help run {shop}", { shop: shopName })}
        text={t("The invitation is for {email}.", { email: invited })}
      >
        {own === invited && !isVerified && (
          <>
            <Notice kind="warning" title={t("Please confirm your e-mail address first.")}>
              {t("Then open the invitation again.")}
            </Notice>
            <ButtonLink to={verifyPath}>{t("Confirm my e-mail address")}</ButtonLink>
          </>
        )}
        {own === invited && isVerified && (
          <Button isPending={isPending} data-act="" onClick={onJoin}>
            {t("Accept")}
          </Button>
        )}
        {own !== null && own !== invited && (
          <Notice kind="warning" title={t("You are signed in with another address")}>
            {t("Sign out, and sign in with {email} to accept.", { email: invited })}
          </Notice>
        )}
        {own === null && (
          <>
            <ButtonLink to={loginPath(path)}>{t("Sign in")}</ButtonLink>
            <ButtonLink look="secondary" to={`/register?redirect=${encodeURIComponent(path)}`}>
              {t("Create an account")}
            </ButtonLink>
          </>
        )}
      </EmptyState>
    </div>
  );
}
