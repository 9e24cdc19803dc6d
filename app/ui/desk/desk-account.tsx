import { useState } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { AccountMenu } from "../shell/account-menu.tsx";
import { LanguageLinks } from "../shell/picker-panels.tsx";
import { LanguagePicker } from "../shell/pickers.tsx";
import { type DeskSession, useDeskSession } from "./desk-session.ts";
import { isOrderSoundOn, switchOrderSound } from "./order-sound.ts";

const ROW = "flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start text-sm hover:bg-sunken";

/** The language of the desk; on a phone it is in the account menu. */
export function DeskLanguage() {
  const session = useDeskSession();
  if (!session || session.languages.length < 2) return null;
  return (
    <div className="max-sm:hidden">
      <LanguagePicker
        languages={session.languages}
        isCompact={false}
        onIntent={() => {}}
        panel={() => <Languages {...session} />}
      />
    </div>
  );
}

/** Who is signed in: name, account, the other desk, and sign-out. What is new is at the bell. */
export function DeskAccount() {
  const session = useDeskSession();
  if (!session) return null;
  return (
    <AccountMenu
      user={{ ...session.user, unreadNotifications: 0 }}
      isSignedIn
      onIntent={() => {}}
      panel={(close) => <AccountPanel session={session} onLeave={close} />}
    />
  );
}

function AccountPanel({ session, onLeave }: { session: DeskSession; onLeave: () => void }) {
  const { t } = usePage();
  const { user, languages, onSignOut } = session;
  return (
    <>
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="font-semibold">
          {user.firstName} {user.lastName}
        </p>
        <p className="text-xs text-muted">{user.email}</p>
      </div>
      <ul>
        {user.isStaff && <Place to="/admin" icon="shield-check" label={t("Administration")} onLeave={onLeave} />}
        {user.isSeller && <Place to="/seller" icon="package-open" label={t("Your shop")} onLeave={onLeave} />}
        <Place to="/user/notification" icon="bell" label={t("Notifications")} onLeave={onLeave} />
        <Place to="/user/dashboard" icon="user" label={t("Your account")} onLeave={onLeave} />
        <li>
          <button
            type="button"
            className={ROW}
            onClick={() => {
              onLeave();
              onSignOut();
            }}
          >
            <Icon name="log-out" className="mirrored size-4.5" />
            {t("Sign out")}
          </button>
        </li>
      </ul>
      <OrderSoundSwitch />
      {languages.length > 1 && (
        <div className="border-t border-line pt-2 sm:hidden">
          <p className="px-3 text-xs text-muted">{t("Language")}</p>
          <Languages {...session} />
        </div>
      )}
    </>
  );
}

/** New orders sound on this device, unless switched off. */
function OrderSoundSwitch() {
  const { t } = usePage();
  const [isOn, setOn] = useState(isOrderSoundOn);
  return (
    <label className={`${ROW} cursor-pointer border-t border-line`}>
      <input
        type="checkbox"
        className="size-4.5 accent-primary"
        checked={isOn}
        onChange={({ target }) => {
          switchOrderSound(target.checked);
          setOn(target.checked);
        }}
      />
      {t("Sound for new orders")}
    </label>
  );
}

function Languages({ languages, defaultLanguage, onLanguage }: DeskSession) {
  return <LanguageLinks languages={languages} defaultLanguage={defaultLanguage} onChoose={onLanguage} />;
}

function Place({ to, icon, label, onLeave }: { to: string; icon: IconName; label: string; onLeave: () => void }) {
  return (
    <li>
      <Link to={to} className={ROW} onClick={onLeave}>
        <Icon name={icon} className="size-4.5" />
        {label}
      </Link>
    </li>
  );
}
