import { type FormEvent, startTransition, useRef } from "react";
import type { Facets } from "#domain/discovery/listing/listing.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { FilterGroup, ShortList } from "./filter-group.tsx";
import {
  AnyRatingOption,
  CheckOption,
  ColorOption,
  Count,
  PillOption,
  RatingOption,
  SwitchOption,
} from "./filter-options.tsx";
import { CHOICE_PARAMETERS, isChosen, type ListingState, listingParameters, readListingUrl } from "./listing-url.ts";
import { PriceFilter } from "./price-filter.tsx";

type FilterFormProps = {
  id: string;
  /** The URL of this listing without a query, for use without scripts. */
  action: string;
  facets: Facets;
  state: ListingState;
  /** A brand's own listing has no brand filter. */
  isBrandFixed: boolean;
  onState: (state: ListingState) => void;
};

const MAX_PILL_CHARACTERS = 6;
const SHORT_LIST = 7;
const MAX_ATTRIBUTES = 6;
const MAX_VALUES = 24;
/** All facets in one form, which also works without scripts: each change requests the listing again. */
export function FilterForm({ id, action, facets, state, isBrandFixed, onState }: FilterFormProps) {
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);

  function readForm(): ListingState {
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === "string") parameters.append(name, value);
    return { ...readListingUrl(parameters), sort: state.sort };
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.inputMode === "decimal") return;
    const next = readForm();
    // A checkbox shows its own state at once.
    if (target instanceof HTMLInputElement && target.type === "checkbox") startTransition(() => onState(next));
    else onState(next);
  }

  return (
    <form
      id={id}
      ref={form}
      method="get"
      action={action}
      aria-label={t("Filters")}
      onChange={onChange}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement && target.inputMode === "decimal" && hasOtherPrice(readForm(), state))
          onState(readForm());
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onState(readForm());
      }}
    >
      <FilterFields {...{ facets, state, isBrandFixed, readForm, onState }} />
    </form>
  );
}

type FilterFieldsProps = Pick<FilterFormProps, "facets" | "state" | "isBrandFixed" | "onState"> & {
  readForm: () => ListingState;
};

function FilterFields({ facets, state, isBrandFixed, readForm, onState }: FilterFieldsProps) {
  const { t } = usePage();
  const names = CHOICE_PARAMETERS;
  const hasPrice = state.priceMin !== null || state.priceMax !== null;
  const kept = listingParameters({ ...readListingUrl(new URLSearchParams()), q: state.q, view: state.view });
  return (
    <>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-h-12 items-center justify-between gap-3 border-b border-line font-semibold">
        {t("In stock only")}
        <span className="flex items-center gap-2.5">
          <Count count={facets.inStockCount} />
          <SwitchOption name="in_stock" isChosen={state.inStock} />
        </span>
      </label>
      {facets.categories.length > 0 && (
        <FilterGroup name={t("Category")} chosenCount={state.categories.length}>
          <CategoryFilter categories={facets.categories} state={state} />
        </FilterGroup>
      )}
      {(facets.priceRange.max.amount > facets.priceRange.min.amount || hasPrice) && (
        <FilterGroup name={t("Price")} chosenCount={Number(hasPrice)}>
          <PriceFilter
            range={facets.priceRange}
            priceMin={state.priceMin}
            priceMax={state.priceMax}
            onPrice={(priceMin, priceMax) => {
              const next = { ...readForm(), priceMin, priceMax };
              if (hasOtherPrice(next, state)) onState(next);
            }}
          />
        </FilterGroup>
      )}
      {facets.colors.length > 0 && (
        <FilterGroup name={t("Color")} chosenCount={state.colors.length}>
          <ul className="grid grid-cols-2 gap-x-4">
            {facets.colors.map((color) => (
              <ColorOption
                key={color.id}
                name={names.colors}
                value={color}
                isChosen={isChosen(state, "colors", color.id)}
              />
            ))}
          </ul>
        </FilterGroup>
      )}
      {!isBrandFixed && facets.brands.length > 0 && (
        <FilterGroup name={t("Brand")} chosenCount={state.brands.length}>
          <ShortList
            items={facets.brands}
            isChosen={({ id: brand }) => isChosen(state, "brands", brand)}
            max={SHORT_LIST}
          >
            {(brand) => (
              <CheckOption
                key={brand.id}
                name={names.brands}
                value={brand}
                word={brand.slug}
                isChosen={isChosen(state, "brands", brand.id)}
              />
            )}
          </ShortList>
        </FilterGroup>
      )}
      <FilterGroup name={t("Rating")} chosenCount={Number(state.rating !== null)}>
        <ul>
          {facets.ratings
            .filter(({ stars }) => stars > 1 && stars < 5)
            .toSorted((one, other) => other.stars - one.stars)
            .map(({ stars, count }) => (
              <RatingOption key={stars} stars={stars} count={count} isChosen={state.rating === stars} />
            ))}
          <AnyRatingOption isChosen={state.rating === null} />
        </ul>
      </FilterGroup>
      {shownAttributes(facets, state).map((attribute, index) => (
        <FilterGroup
          key={attribute.id}
          name={attribute.name}
          chosenCount={attribute.values.filter((value) => isChosen(state, "attributeValues", value.id)).length}
          isOpenAtFirst={index < 2}
        >
          <AttributeValues values={attribute.values} state={state} />
        </FilterGroup>
      ))}
      <div className="hidden pt-4 noscript:block">
        <Button type="submit" className="w-full">
          {t("Apply filters")}
        </Button>
      </div>
    </>
  );
}

function hasOtherPrice(one: ListingState, other: ListingState): boolean {
  return one.priceMin !== other.priceMin || one.priceMax !== other.priceMax;
}

type Attribute = Facets["attributes"][number];

/** Attributes that most of the products have, or that have a selection. */
function shownAttributes({ attributes }: Facets, state: ListingState): Attribute[] {
  const reach = (attribute: Attribute) => Math.max(...attribute.values.map(({ count }) => count));
  const isUsed = (attribute: Attribute) =>
    attribute.values.some((value) => isChosen(state, "attributeValues", value.id));
  const widest = new Set(attributes.toSorted((one, other) => reach(other) - reach(one)).slice(0, MAX_ATTRIBUTES));
  return attributes.filter((attribute) => widest.has(attribute) || isUsed(attribute));
}

/** Short values as buttons side by side, longer ones as rows. */
function AttributeValues({ values, state }: { values: Attribute["values"]; state: ListingState }) {
  const isShort = values.every(({ name }) => name.length <= MAX_PILL_CHARACTERS);
  const chosen = ({ id }: { id: number }) => isChosen(state, "attributeValues", id);
  const name = CHOICE_PARAMETERS.attributeValues;
  if (isShort)
    return (
      <ul className="flex flex-wrap gap-2 pt-1">
        {values.map((value) => (
          <PillOption key={value.id} name={name} value={value} isChosen={chosen(value)} />
        ))}
      </ul>
    );
  const common = values.toSorted((one, other) => other.count - one.count).slice(0, MAX_VALUES);
  const listed =
    values.length > MAX_VALUES
      ? [...common, ...values.filter((value) => chosen(value) && !common.includes(value))]
      : values;
  return (
    <ShortList items={listed} isChosen={chosen} max={SHORT_LIST}>
      {(value) => <CheckOption key={value.id} name={name} value={value} isChosen={chosen(value)} />}
    </ShortList>
  );
}
