import { Link } from "react-router";
import type { NotificationView } from "#domain/customers/notification/notification.ts";
import { Button } from "../parts/button.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { formatDay, usePage } from "../parts/page.tsx";

const STYLES: Record<NotificationView["messageType"], { icon: IconName; className: string }> = {
  success: { icon: "circle-check", className: "bg-success-soft text-success" },
  error: { icon: "circle-alert", className: "bg-danger-soft text-danger" },
  warning: { icon: "triangle-alert", className: "bg-warning-soft text-warning" },
  info: { icon: "bell", className: "bg-primary-soft text-primary-text" },
};

/** The customer's notifications; unread ones stand out. */
export function NotificationList({
  notifications,
  onSeen,
}: {
  notifications: readonly NotificationView[];
  onSeen: (id: number) => void;
}) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {notifications.map((notification) => (
        <Item key={notification.id} notification={notification} onSeen={() => onSeen(notification.id)} />
      ))}
    </ul>
  );
}

function Item({ notification, onSeen }: { notification: NotificationView; onSeen: () => void }) {
  const page = usePage();
  const { t } = page;
  const { title, message, link, isSeen, createdAt } = notification;
  const { icon, className } = STYLES[notification.messageType];
  return (
    <li className={`relative flex gap-4 p-4 sm:p-5 ${isSeen ? "" : "bg-primary-soft/40"}`}>
      <span className={`flex size-10 shrink-0 items-center justify-center rounded-full ${className}`}>
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className={`font-sans text-base tracking-normal ${isSeen ? "font-medium" : "font-bold"}`}>
            {link === null ? (
              <bdi>{title}</bdi>
            ) : (
              <Link to={link} onClick={onSeen} className="after:absolute after:inset-0 hover:text-primary-text">
                <bdi>{title}</bdi>
              </Link>
            )}
            {!isSeen && (
              <span className="ms-2 rounded-full bg-deal px-2 py-0.5 text-2xs font-bold text-on-deal">{t("New")}</span>
            )}
          </h2>
          <time dateTime={createdAt} className="text-xs text-muted">
            {formatDay(page, createdAt)}
          </time>
        </div>
        <p className="mt-1 text-sm">
          <bdi>{message}</bdi>
        </p>
        {!isSeen && (
          <Button variant="quiet" size="small" data-action="" className="relative z-[1] -ms-3 mt-1" onClick={onSeen}>
            <Icon name="check" className="size-4" />
            {t("Mark as read")}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
