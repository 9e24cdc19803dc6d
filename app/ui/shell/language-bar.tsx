import { buttonClass, IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type LanguageBarProps = {
  /** `offer` is a sentence in this language. */
  language: { code: string; name: string; direction: "ltr" | "rtl"; offer: string };
  address: string;
  onChoose: () => void;
  onClose: () => void;
};

/** Offers the same screen in another language, to visitors who speak it. */
export function LanguageBar({ language, address, onChoose, onClose }: LanguageBarProps) {
  const { t } = usePage();
  const { code, name, direction, offer } = language;
  return (
    <aside
      data-shell=""
      aria-label={t("Language")}
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-t border-line bg-surface shadow-lifted md:bottom-0"
    >
      <div className="content-width flex items-center gap-3 py-2">
        <div lang={code} dir={direction} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm">{offer}</p>
          <a href={address} hrefLang={code} className={buttonClass("primary", "small")} onClick={onChoose}>
            {name}
          </a>
        </div>
        <IconButton label={t("Close")} onClick={onClose}>
          <Icon name="x" className="size-5" />
        </IconButton>
      </div>
    </aside>
  );
}
