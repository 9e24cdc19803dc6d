import { CheckField, SelectField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { Choice, TypedSection } from "./home-composer.tsx";
import { needsCategory, sectionName, takesBanners } from "./section-words.ts";

type SectionFieldsProps = {
  section: TypedSection;
  categories: readonly Choice[];
  banners: readonly Choice[];
  error: string | undefined;
  onChange: (section: TypedSection) => void;
};

/** A section of the home page with the fields of its kind. */
export function SectionFields({ section, categories, banners, error, onChange }: SectionFieldsProps) {
  const { t } = usePage();
  const { kind, isActive, categoryId, bannerIds } = section;
  return (
    <div className="grid gap-3 py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className={`font-medium ${isActive ? "" : "text-muted"}`}>{sectionName(kind, t)}</p>
        <CheckField
          checked={isActive}
          label={t("Shown")}
          onChange={(event) => onChange({ ...section, isActive: event.target.checked })}
        />
      </div>
      {needsCategory(kind) && (
        <SelectField
          label={t("Category")}
          value={categoryId ?? ""}
          error={error}
          onChange={(event) => onChange({ ...section, categoryId: Number(event.target.value) || null })}
        >
          <option value="">{t("Choose a category")}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {takesBanners(kind) && banners.length > 0 && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">
            {kind === "banners" ? t("Banners (none selected: all)") : t("Banner")}
          </legend>
          {banners.map(({ id, name }) => (
            <CheckField
              key={id}
              checked={bannerIds.includes(id)}
              label={name}
              onChange={(event) =>
                onChange({
                  ...section,
                  bannerIds: event.target.checked ? [...bannerIds, id] : bannerIds.filter((each) => each !== id),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
