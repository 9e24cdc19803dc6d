import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type EmailStateProps = { email: string; isVerified: boolean; isPending: boolean; onSend: () => void };

/** Reminds a customer to confirm the e-mail address; renders nothing once it is confirmed. */
export function EmailState({ email, isVerified, isPending, onSend }: EmailStateProps) {
  const { t } = usePage();
  if (isVerified) return null;
  return (
    <Notice kind="warning" title={t("Your email address isn't confirmed yet")}>
      <p>
        {t("Open the link we emailed to this address:")} <bdi className="font-semibold">{email}</bdi>
      </p>
      <Button variant="secondary" size="small" data-action="" className="mt-3" isPending={isPending} onClick={onSend}>
        {t("Email me a new link")}
      </Button>
    </Notice>
  );
}
