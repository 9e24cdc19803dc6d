import { type ReactNode, useState } from "react";
import type { HomeComponentKind, HomeDevice } from "#domain/platform/home/home.ts";
import type { HomeSectionForm } from "#domain/platform/home-admin/home-admin.ts";
import { shopTimeOf } from "#shared/shop-time.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { useUndo } from "../parts/use-undo.ts";
import { SectionFields } from "./section-fields.tsx";
import { SECTION_KINDS, sectionName } from "./section-labels.ts";
import { SortableList } from "./sortable-list.tsx";

/** A section in the form; `key` identifies it before it is stored. */
export type TypedSection = Omit<HomeSectionForm, "id" | "startsAt" | "endsAt" | "countries"> & {
  id: number | null;
  key: string;
  /** In the shop's time zone; empty: always. */
  from: string;
  until: string;
  /** Codes, as they are typed. */
  countries: string;
};

export type SentSection = {
  id: number | null;
  kind: HomeComponentKind;
  is_active: boolean;
  category_id: number | null;
  banner_ids: number[];
  starts_at: string;
  ends_at: string;
  seconds: number | null;
  languages: string[];
  countries: string[];
  device: HomeDevice | null;
};

export type Choice = { id: number; name: string };

type HomeComposerProps = {
  sections: readonly HomeSectionForm[];
  categories: readonly Choice[];
  banners: readonly Choice[];
  languages: readonly { code: string; name: string }[];
  timeZone: string;
  /** An ISO instant. */
  now: string;
  /** Returns the validation errors; null on success. */
  onSave: (sections: SentSection[]) => Promise<FieldErrors | null>;
  /** The page as it would be with these sections. */
  preview: (sections: SentSection[]) => ReactNode;
};

const NEW: Omit<TypedSection, "key" | "kind"> = {
  id: null,
  isActive: true,
  categoryId: null,
  bannerIds: [],
  from: "",
  until: "",
  seconds: null,
  languages: [],
  countries: "",
  device: null,
};

/** The sections of the home page: add, arrange, hide, remove. Nothing changes in the shop before it is saved. */
export function HomeComposer({ sections, timeZone, now, onSave, preview, ...choices }: HomeComposerProps) {
  const { t } = usePage();
  const {
    value: typed,
    change: setTyped,
    undo,
    canUndo,
  } = useUndo<TypedSection[]>(
    sections.map(({ startsAt, endsAt, countries, ...each }) => ({
      ...each,
      countries: countries.join(", "),
      key: String(each.id),
      from: startsAt ? shopTimeOf(startsAt, timeZone) : "",
      until: endsAt ? shopTimeOf(endsAt, timeZone) : "",
    })),
  );
  const [kind, setKind] = useState<HomeComponentKind>("newest");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  const sent = typed.map(toSend);

  function add(): void {
    const key = `new-${Date.now()}`;
    setTyped([...typed, { ...NEW, key, kind }]);
  }

  async function save(): Promise<void> {
    setPending(true);
    const wrong = await onSave(sent);
    setPending(false);
    setErrors(wrong ?? {});
  }

  return (
    <div className="grid items-start gap-8 2xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-5">
        {typed.length === 0 ? (
          <EmptyState
            icon="layout-list"
            title={t("Nothing on the home page yet")}
            text={t("Add the first section, for example your latest products.")}
          />
        ) : (
          <SortableList
            label={t("Sections of the home page")}
            items={typed}
            keyOf={({ key }) => key}
            nameOf={(section) => sectionName(section.kind, t)}
            onChange={setTyped}
          >
            {(section, index) => (
              <SectionFields
                section={section}
                {...choices}
                timeZone={timeZone}
                now={shopTimeOf(now, timeZone)}
                errorOf={(name) => errorOf(errors, `sections.${index}.${name}`)}
                onChange={(changed) => setTyped(typed.map((each) => (each.key === changed.key ? changed : each)))}
              />
            )}
          </SortableList>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={t("New section")}
            value={kind}
            className="min-w-56 flex-1"
            onChange={(event) => setKind(SECTION_KINDS.find((each) => each === event.target.value) ?? "newest")}
          >
            {SECTION_KINDS.map((each) => (
              <option key={each} value={each}>
                {sectionName(each, t)}
              </option>
            ))}
          </SelectField>
          <Button variant="secondary" onClick={add}>
            {t("Add section")}
          </Button>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button isPending={isPending} onClick={() => void save()}>
            {t("Save")}
          </Button>
          <Button variant="secondary" disabled={!canUndo} onClick={undo}>
            <Icon name="undo-2" className="size-4.5" /> {t("Undo")}
          </Button>
        </div>
      </div>
      {preview(sent)}
    </div>
  );
}

function toSend(section: TypedSection): SentSection {
  return {
    id: section.id,
    kind: section.kind,
    is_active: section.isActive,
    category_id: section.categoryId,
    banner_ids: section.bannerIds,
    starts_at: section.from,
    ends_at: section.until,
    seconds: section.seconds,
    languages: section.languages,
    countries: section.countries.split(/[\s,]+/).filter((code) => code !== ""),
    device: section.device,
  };
}

/** That of the field itself, or of one of its entries. */
function errorOf(errors: FieldErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];
}
