import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type LicenseKeysProps = { keys: readonly string[]; copied: string | null; onCopy: (key: string) => void };

export function LicenseKeys({ keys, copied, onCopy }: LicenseKeysProps) {
  const { t } = usePage();
  return (
    <section className="border-t border-line px-4 py-3 sm:px-5">
      <h3 className="mb-2 font-sans text-sm font-normal text-muted">
        {t("{count} license keys", { count: keys.length })}
      </h3>
      <ul className="grid gap-2">
        {keys.map((key) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-3">
            <bdi dir="ltr" className="figures min-w-0 rounded-field bg-sunken px-3 py-2 font-mono text-sm break-all">
              {key}
            </bdi>
            <Button
              variant="quiet"
              size="small"
              onClick={() => onCopy(key)}
              aria-label={t("Copy {name}", { name: key })}
            >
              <Icon name={copied === key ? "check" : "copy"} className="size-4.5" />
              {copied === key ? t("Copied") : t("Copy")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
