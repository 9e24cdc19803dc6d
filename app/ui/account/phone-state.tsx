import type { FieldErrors } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { AccountCard } from "./account-card.tsx";
import { CodeForm } from "./code-form.tsx";

type PhoneStateProps = {
  phone: string;
  /** In international format, once it is confirmed. */
  verifiedPhone: string | null;
  isCodeSent: boolean;
  isPending: boolean;
  onSend: () => void;
  onCode: (code: string) => Promise<FieldErrors | null>;
};

/** Whether the phone number is confirmed, and the form to confirm it by text message. */
export function PhoneState(props: PhoneStateProps) {
  const { phone, verifiedPhone, isCodeSent, isPending, onSend, onCode } = props;
  const { t } = usePage();
  const text = verifiedPhone
    ? t("You can sign in with this number and your password.")
    : t("Confirm your number by text message to use it for signing in.");
  return (
    <AccountCard title={t("Your phone number")} text={text}>
      <p className="flex items-center gap-2 font-medium">
        {verifiedPhone && <Icon name="circle-check" className="size-5 text-success" />}
        <bdi dir="ltr">{verifiedPhone ?? phone}</bdi>
      </p>
      {!verifiedPhone && (
        <div className="mt-4 space-y-4">
          {isCodeSent && <CodeForm label={t("Confirm")} onCode={onCode} />}
          <Button
            variant={isCodeSent ? "quiet" : "secondary"}
            size={isCodeSent ? "small" : "medium"}
            data-action=""
            isPending={isPending && !isCodeSent}
            onClick={onSend}
          >
            {isCodeSent ? t("Send a new code") : t("Send code")}
          </Button>
        </div>
      )}
    </AccountCard>
  );
}
