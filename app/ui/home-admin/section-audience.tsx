import { CheckField, SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { SectionFieldsProps } from "./section-fields.tsx";

type SectionAudienceProps = Pick<SectionFieldsProps, "section" | "languages" | "errorOf" | "onChange">;

/** For whom a section is shown. */
export function SectionAudience({ section, languages, errorOf, onChange }: SectionAudienceProps) {
  const { t } = usePage();
  const { device, countries } = section;
  const isLimited = device !== null || countries !== "" || section.languages.length > 0;
  return (
    <details open={isLimited || undefined}>
      <summary className="min-h-6 cursor-pointer text-sm font-medium">{t("Shown to")}</summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t("Device")}
          value={device ?? ""}
          onChange={({ target: { value } }) =>
            onChange({ ...section, device: value === "phone" || value === "desktop" ? value : null })
          }
        >
          <option value="">{t("All devices")}</option>
          <option value="phone">{t("Phones")}</option>
          <option value="desktop">{t("Tablets and computers")}</option>
        </SelectField>
        <TextField
          label={t("Only for deliveries to")}
          hint={t("Country codes, such as US, CA. Leave empty for everywhere.")}
          required={false}
          maxLength={200}
          dir="ltr"
          autoComplete="off"
          value={countries}
          error={errorOf("countries")}
          onChange={(event) => onChange({ ...section, countries: event.target.value })}
        />
        {languages.length > 1 && (
          <fieldset className="sm:col-span-2">
            <legend className="mb-1.5 text-sm font-medium">{t("Languages (none selected: all)")}</legend>
            <div className="flex flex-wrap gap-x-5 gap-y-1.5">
              {languages.map(({ code, name }) => (
                <CheckField
                  key={code}
                  checked={section.languages.includes(code)}
                  label={name}
                  onChange={({ target: { checked } }) =>
                    onChange({
                      ...section,
                      languages: checked
                        ? [...section.languages, code]
                        : section.languages.filter((each) => each !== code),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </details>
  );
}
