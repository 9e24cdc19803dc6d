import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { NotificationList } from "#app/ui/notification/notification-list.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitorStore } from "#app/visitor/visitor-store.tsx";
import type { NotificationView } from "#domain/customers/notification/notification.ts";
import { fromWire } from "#shared/wire.ts";

const MAX_SHOWN = 8;

/** The newest notifications, below the bell of a desk. */
export function DeskNotifications({ onLeave }: { onLeave: () => void }) {
  const { t } = usePage();
  const call = useCall();
  const store = useVisitorStore();
  const [notifications, setNotifications] = useState<NotificationView[] | null>(null);
  const [isLost, setLost] = useState(false);

  const load = useEffectEvent(async () => {
    const outcome = await call.get("/user-notification/all", { query: {} }, { refusal: "none" });
    setLost(!outcome.ok);
    if (outcome.ok) setNotifications(fromWire<NotificationView[]>(outcome.answer.notifications).slice(0, MAX_SHOWN));
  });
  useEffect(() => void load(), []);

  function showRead(unreadNotifications: number, isRead: (id: number) => boolean): void {
    const { user, update } = store.getState();
    if (user) update({ user: { ...user, unreadNotifications } });
    setNotifications((all) => all && all.map((each) => (isRead(each.id) ? { ...each, isSeen: true } : each)));
  }

  async function markSeen(id: number): Promise<void> {
    const outcome = await call.post("/user-notification/seen/:id", { param: { id } }, { isSuccessShown: false });
    if (outcome.ok) showRead(outcome.answer.unread_count, (each) => each === id);
  }

  async function markAllSeen(): Promise<void> {
    const outcome = await call.post("/user-notification/seen-all", {}, { isSuccessShown: false });
    if (outcome.ok) showRead(outcome.answer.unread_count, () => true);
  }

  return (
    <div className="w-[min(24rem,calc(100vw-6rem))] p-1">
      <div className="flex flex-wrap items-center justify-between gap-2 px-2 pb-2">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t("Notifications")}</h2>
        {notifications?.some(({ isSeen }) => !isSeen) && (
          <Button variant="quiet" size="small" onClick={() => void markAllSeen()}>
            {t("Mark all as read")}
          </Button>
        )}
      </div>
      {isLost ? (
        <p className="p-3 text-sm text-muted">{t("Check your internet connection and try again.")}</p>
      ) : notifications?.length === 0 ? (
        <p className="p-3 text-sm text-muted">{t("No notifications yet")}</p>
      ) : (
        notifications && <NotificationList notifications={notifications} onSeen={(id) => void markSeen(id)} />
      )}
      <Link
        to="/user/notification"
        className="mt-2 flex min-h-11 items-center justify-center rounded-field text-sm font-semibold text-primary-text hover:bg-sunken"
        onClick={onLeave}
      >
        {t("All notifications")}
      </Link>
    </div>
  );
}
