import { SelectField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type SuggestionFieldProps = {
  /** What they are; reasons if it is absent. */
  label?: string | undefined;
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
};

/** Texts to choose from, for the field below; nothing if there are none. */
export function SuggestionField({ label, suggestions, onChoose }: SuggestionFieldProps) {
  const { t } = usePage();
  if (suggestions.length === 0) return null;
  return (
    <SelectField
      label={label ?? t("Use a saved reason")}
      required={false}
      value=""
      onChange={({ currentTarget: { value } }) => value !== "" && onChoose(value)}
    >
      <option value="">{t("Choose one")}</option>
      {suggestions.map((suggestion) => (
        <option key={suggestion}>{suggestion}</option>
      ))}
    </SelectField>
  );
}
