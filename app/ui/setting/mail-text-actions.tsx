import { ActionButton } from "../parts/action-button.tsx";
import { usePage } from "../parts/page.tsx";

/** `onReset`: where something differs from the default text. */
type MailTextActionsProps = { onReset: (() => Promise<unknown>) | undefined; onTest: () => Promise<unknown> };

export function MailTextActions({ onReset, onTest }: MailTextActionsProps) {
  const { t } = usePage();
  return (
    <>
      {onReset && (
        <ActionButton variant="secondary" data-action="" onAction={onReset}>
          {t("Reset to the default text")}
        </ActionButton>
      )}
      <ActionButton variant="secondary" data-action="" onAction={onTest}>
        {t("Send me a test")}
      </ActionButton>
    </>
  );
}
