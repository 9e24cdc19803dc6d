import { useState } from "react";
import type { ProviderKeys } from "#domain/payment/attempt/payment-settings.ts";
import { Chip } from "../admin/chip.tsx";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** What a provider answered; null if the shop could not be reached, which a toast shows. */
type TestConnection = (code: string) => Promise<{ isConnected: boolean; message: string } | null>;

type ProviderKeysPartProps = { providers: readonly ProviderKeys[]; onTest: TestConnection };

/** Which keys of each provider are set, and whether it accepts them. */
export function ProviderKeysPart({ providers, onTest }: ProviderKeysPartProps) {
  const { t } = usePage();
  return (
    <section
      aria-labelledby="provider-keys"
      className="mt-6 grid max-w-3xl gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="provider-keys" className="text-xl">
        {t("Keys of online payments")}
      </h2>
      <p className="text-sm text-muted">
        {t("Keys are set on the server as environment variables, and are never shown here.")}
      </p>
      {providers.map((provider) => (
        <ProviderPart key={provider.code} provider={provider} onTest={onTest} />
      ))}
    </section>
  );
}

function ProviderPart({ provider, onTest }: { provider: ProviderKeys; onTest: TestConnection }) {
  const { t } = usePage();
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<Awaited<ReturnType<TestConnection>>>(null);

  async function test(): Promise<void> {
    setPending(true);
    setResult(await onTest(provider.code));
    setPending(false);
  }

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{provider.name}</h3>
        {provider.isTestable && (
          <Button variant="secondary" size="small" data-action="" isPending={isPending} onClick={() => void test()}>
            {t("Test connection")}
            <span className="sr-only">: {provider.name}</span>
          </Button>
        )}
      </div>
      {provider.keys.length === 0 && <p className="text-sm text-muted">{t("Needs no keys.")}</p>}
      <ul className="grid gap-2 text-sm empty:hidden">
        {provider.keys.map(({ name, isSet, isRequired }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <code dir="ltr" className="wrap-anywhere">
              {name}
            </code>
            <Chip tone={isSet ? "good" : "calm"}>{isSet ? t("Set") : t("Not set")}</Chip>
            {!isRequired && <span className="text-muted">{t("Optional")}</span>}
          </li>
        ))}
      </ul>
      <div role="status">
        {result && <Notice kind={result.isConnected ? "success" : "warning"}>{result.message}</Notice>}
      </div>
    </div>
  );
}
