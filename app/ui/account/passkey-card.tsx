import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Moment } from "../order/moment.tsx";
import { AccountCard } from "./account-card.tsx";
import { RenameField } from "./rename-field.tsx";

export type ShownPasskey = { id: number; name: string; createdAt: string; lastUsedAt: string | null };

type PasskeyCardProps = {
  passkeys: readonly ShownPasskey[];
  isPending: boolean;
  onAdd: () => void;
  onRename: (id: number, name: string) => void;
  onDelete: (id: number) => void;
};

/** The passkeys on the customer's devices. */
export function PasskeyCard({ passkeys, isPending, onAdd, onRename, onDelete }: PasskeyCardProps) {
  const { t } = usePage();
  return (
    <AccountCard
      title={t("Passkeys")}
      text={t("Sign in with your fingerprint, face or device PIN instead of a password.")}
    >
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line rounded-field border border-line">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3 sm:p-4">
              <Icon name="lock" className="size-5 shrink-0 text-muted" />
              <div className="min-w-0 flex-1">
                <RenameField label={t("Passkey name")} name={name} onRename={(typed) => onRename(id, typed)} />
                <p className="mt-1 text-sm text-muted">
                  {lastUsedAt ? t("Last used") : t("Added")} <Moment iso={lastUsedAt ?? createdAt} withTime />
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                data-action=""
                aria-label={t("Remove passkey {name}", { name })}
                onClick={() => onDelete(id)}
              >
                {t("Remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" data-action="" isPending={isPending} onClick={onAdd}>
        {t("Add passkey")}
      </Button>
    </AccountCard>
  );
}
