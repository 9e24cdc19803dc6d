import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

/** `onReset`: where something differs from the default text. */
type MailTextActionsProps = { onReset: (() => Promise<unknown>) | undefined; onTest: () => Promise<unknown> };

export function MailTextActions({ onReset, onTest }: MailTextActionsProps) {
  const { t } = usePage();
  const [isPending, setPending] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<void> {
    setPending(true);
    await work();
    setPending(false);
  }

  return (
    <>
      {onReset && (
        <Button variant="secondary" data-action="" isPending={isPending} onClick={() => void run(onReset)}>
          {t("Reset to the default text")}
        </Button>
      )}
      <Button variant="secondary" data-action="" isPending={isPending} onClick={() => void run(onTest)}>
        {t("Send me a test")}
      </Button>
    </>
  );
}
