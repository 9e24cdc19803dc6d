import { Chip } from "../admin/chip.tsx";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { CheckField, SelectField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import type { Choice, TypedSection } from "./home-composer.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { SectionAudience } from "./section-audience.tsx";
import { needsCategory, sectionName, takesBanners } from "./section-labels.ts";

export type SectionFieldsProps = {
  section: TypedSection;
  categories: readonly Choice[];
  banners: readonly Choice[];
  languages: readonly { code: string; name: string }[];
  timeZone: string;
  /** In the shop's time zone. */
  now: string;
  errorOf: (name: string) => string | undefined;
  onChange: (section: TypedSection) => void;
};

/** A section of the home page with the fields of its kind. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, categories, banners, timeZone, now, errorOf, onChange } = props;
  const { t } = usePage();
  const { kind, isActive, categoryId, bannerIds, from, until } = section;
  return (
    <div className="grid gap-3 py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className={`flex flex-wrap items-center gap-2 font-medium ${isActive ? "" : "text-muted"}`}>
          {sectionName(kind, t)}
          {isActive && until !== "" && until <= now && <Chip tone="calm">{t("Ended")}</Chip>}
          {isActive && from > now && <Chip tone="open">{t("Scheduled")}</Chip>}
        </p>
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
          error={errorOf("category_id") ?? errorOf("banner_ids")}
          onChange={(event) => onChange({ ...section, categoryId: Number(event.target.value) || null })}
        >
          <option value="">{t("Choose a category")}</option>
          <Options of={categories} />
        </SelectField>
      )}
      {kind === "sliders" && (
        <WholeNumberField
          label={t("Seconds per slide")}
          hint={t("Empty: 6. With 0 they stay until the visitor turns them.")}
          min={0}
          max={60}
          required={false}
          value={section.seconds ?? ""}
          error={errorOf("seconds")}
          className="max-w-xs"
          onChange={({ target: { value } }) =>
            onChange({ ...section, seconds: value === "" ? null : Math.trunc(Number(value)) })
          }
        />
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
      <ScheduleFields
        {...{ from, until, timeZone, errorOf }}
        onChange={(change) => onChange({ ...section, ...change })}
      />
      <SectionAudience {...props} />
    </div>
  );
}
