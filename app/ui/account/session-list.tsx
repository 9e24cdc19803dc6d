import type { OwnSession } from "#domain/customers/session/session.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Moment } from "../order/moment.tsx";
import { AccountCard } from "./account-card.tsx";

type SessionListProps = { sessions: readonly OwnSession[]; isPending: boolean; onEndOthers: () => void };

/** Where the customer is signed in, with a button to sign out everywhere else. */
export function SessionList({ sessions, isPending, onEndOthers }: SessionListProps) {
  const { t } = usePage();
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <AccountCard title={t("Your devices")} text={t("Devices that are signed in to your account.")}>
      <ul className="divide-y divide-line rounded-field border border-line">
        {sessions.map((session) => (
          <Item key={session.id} session={session} />
        ))}
      </ul>
      {others > 0 && (
        <Button variant="secondary" data-action="" className="mt-4" isPending={isPending} onClick={onEndOthers}>
          <Icon name="log-out" className="mirrored size-4.5" />
          {t("Sign out of all other devices")}
        </Button>
      )}
    </AccountCard>
  );
}

function Item({ session: { browser, system, networkArea, lastSeenAt, isCurrent } }: { session: OwnSession }) {
  const { t } = usePage();
  const device = [browser, system].filter(Boolean).join(" · ");
  return (
    <li className="flex items-center gap-3 p-3 sm:p-4">
      <Icon name={isCurrent ? "circle-check" : "globe"} className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <bdi>{device || t("Unknown device")}</bdi>
          {isCurrent && (
            <span className="ms-2 rounded-full bg-success-soft px-2 py-0.5 text-xs font-semibold text-success">
              {t("This device")}
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            {t("Last seen")} <Moment iso={lastSeenAt} withTime />
          </span>
          {networkArea && (
            <span>
              {t("Network")} <bdi dir="ltr">{networkArea}</bdi>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
