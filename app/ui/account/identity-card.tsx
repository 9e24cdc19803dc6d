import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import type { OfferedProvider } from "../session/other-ways.tsx";
import { AccountCard } from "./account-card.tsx";

type ShownIdentity = { id: number; provider: string; name: string; email: string };

type IdentityCardProps = {
  identities: readonly ShownIdentity[];
  providers: readonly OfferedProvider[];
  failure: string | null;
  onConnect: (provider: string) => void;
  onDisconnect: (id: number) => void;
};

/** Connected identities; renders nothing if the shop offers none and none is connected. */
export function IdentityCard({ identities, providers, failure, onConnect, onDisconnect }: IdentityCardProps) {
  const { t } = usePage();
  if (providers.length + identities.length === 0) return null;
  const free = providers.filter(({ code }) => !identities.some(({ provider }) => provider === code));
  return (
    <AccountCard title={t("Connected accounts")} text={t("Sign in here with your account from another service.")}>
      {failure && <Notice kind="error">{failure}</Notice>}
      {identities.length > 0 && (
        <ul className="mb-4 divide-y divide-line rounded-field border border-line">
          {identities.map(({ id, name, email }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 p-3 sm:p-4">
              <div className="min-w-0 flex-1">
                <p className="font-medium">{name}</p>
                <p className="truncate text-sm text-muted">
                  <bdi>{email}</bdi>
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                data-action=""
                aria-label={t("Disconnect {provider}", { provider: name })}
                onClick={() => onDisconnect(id)}
              >
                {t("Disconnect")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {free.map(({ code, name }) => (
          <Button key={code} variant="secondary" data-action="" onClick={() => onConnect(code)}>
            {t("Connect with {provider}", { provider: name })}
          </Button>
        ))}
      </div>
    </AccountCard>
  );
}
