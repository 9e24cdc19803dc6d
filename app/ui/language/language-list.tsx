import { Link, href } from "react-router";
import type { LanguageRow } from "#domain/platform/language-admin/language-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { Button } from "../parts/button.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

type LanguageListProps = { languages: readonly LanguageRow[]; onEdit: (language: LanguageRow) => void };

/** The languages of the shop, with how far each is translated. */
export function LanguageList({ languages, onEdit }: LanguageListProps) {
  const page = usePage();
  const { t } = page;
  return (
    <ul aria-label={t("Languages")} className="divide-y divide-line rounded-card border border-line bg-surface">
      {languages.map((language) => {
        const { code, name, isActive, isDefault, translated, total } = language;
        return (
          <li key={code} className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4">
            <div className="min-w-48 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                <bdi className="font-semibold">{name}</bdi>
                <bdi dir="ltr" className="text-sm text-muted">
                  {code}
                </bdi>
                {isDefault && <Chip tone="good">{t("Default")}</Chip>}
                {!isActive && <Chip tone="calm">{t("Off")}</Chip>}
              </p>
              <p className="text-sm text-muted">
                {t("{done} of {total} sentences translated", {
                  done: formatNumber(page, translated),
                  total: formatNumber(page, total),
                })}
              </p>
              <progress
                aria-label={t("Progress of {name}", { name })}
                value={translated}
                max={total}
                className="mt-1 h-2 w-full max-w-64"
              />
            </div>
            <Link
              to={href("/admin/languages/:code", { code })}
              className="font-semibold text-primary-text hover:underline"
            >
              {t("Translate")} <span className="sr-only">{name}</span>
            </Link>
            <Button
              look="secondary"
              size="small"
              data-action=""
              aria-label={t("Edit {name}", { name })}
              onClick={() => onEdit(language)}
            >
              {t("Edit")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
