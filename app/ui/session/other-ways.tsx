import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

export type OfferedProvider = { code: string; name: string };

type OtherWaysProps = {
  isPasskeyOffered: boolean;
  providers: readonly OfferedProvider[];
  isPending: boolean;
  onPasskey: () => void;
  onProvider: (code: string) => void;
};

/** Sign-in methods without a password; renders nothing if the shop has none. */
export function OtherWays({ isPasskeyOffered, providers, isPending, onPasskey, onProvider }: OtherWaysProps) {
  const { t } = usePage();
  if (!isPasskeyOffered && providers.length === 0) return null;
  return (
    <div className="mt-6 space-y-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {isPasskeyOffered && (
        <Button variant="secondary" size="large" className="w-full" isPending={isPending} onClick={onPasskey}>
          <Icon name="lock" className="size-5" />
          {t("Sign in with a passkey")}
        </Button>
      )}
      {providers.map(({ code, name }) => (
        <Button key={code} variant="secondary" size="large" className="w-full" onClick={() => onProvider(code)}>
          {t("Continue with {provider}", { provider: name })}
        </Button>
      ))}
    </div>
  );
}
