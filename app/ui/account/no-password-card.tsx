import { ButtonLink } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { AccountCard } from "./account-card.tsx";

/** For an account without a password that signs in through an identity: how to set one. */
export function NoPasswordCard({ resetPath }: { resetPath: string }) {
  const { t } = usePage();
  return (
    <AccountCard
      title={t("You don't have a password yet")}
      text={t("You sign in another way. We can email you a link to set a password too.")}
    >
      <ButtonLink to={resetPath} variant="secondary">
        {t("Set a password")}
      </ButtonLink>
    </AccountCard>
  );
}
