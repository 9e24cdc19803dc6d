import type { SynonymGroup } from "#domain/discovery/search-admin/search-admin.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type SynonymListProps = {
  label: string;
  groups: readonly SynonymGroup[];
  onEdit: (group: SynonymGroup) => void;
  onDelete: (group: SynonymGroup) => void;
};

/** The groups of a language. */
export function SynonymList({ label, groups, onEdit, onDelete }: SynonymListProps) {
  const { t } = usePage();
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {groups.map((group) => {
        const { languageCode, words } = group;
        const name = words[0]!;
        return (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            <p lang={languageCode} dir="auto" className="min-w-0 flex-1 basis-52 wrap-anywhere">
              {words.join(" · ")}
            </p>
            <Button
              look="quiet"
              size="small"
              data-action=""
              aria-label={t("Edit {name}", { name })}
              onClick={() => onEdit(group)}
            >
              {t("Edit")}
            </Button>
            <Button
              look="quiet"
              size="small"
              data-action=""
              aria-label={t("Delete {name}", { name })}
              onClick={() => onDelete(group)}
            >
              {t("Delete")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
