import type { Facets } from "#domain/discovery/listing/listing.ts";
import { CheckOption } from "./filter-options.tsx";
import { ShortList } from "./filter-group.tsx";
import { CHOICE_PARAMETERS, isChosen, type ListingState } from "./listing-url.ts";

type Category = Facets["categories"][number];

const SHORT_LIST = 8;

/** The categories as a tree. */
export function CategoryFilter({ categories, state }: { categories: readonly Category[]; state: ListingState }) {
  const ids = new Set(categories.map(({ id }) => id));
  const tops = categories.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  const chosen = (category: Category): boolean =>
    isChosen(state, "categories", category.id) ||
    categories.some((other) => other.parentId === category.id && chosen(other));
  return (
    <ShortList items={tops} isChosen={chosen} max={SHORT_LIST}>
      {(top) => <Branch key={top.id} category={top} categories={categories} state={state} isOpen={chosen(top)} />}
    </ShortList>
  );
}

type BranchProps = { category: Category; categories: readonly Category[]; state: ListingState; isOpen: boolean };

function Branch({ category, categories, state, isOpen }: BranchProps) {
  const below = isOpen ? categories.filter(({ parentId }) => parentId === category.id) : [];
  return (
    <>
      <CheckOption
        name={CHOICE_PARAMETERS.categories}
        value={category}
        word={category.slug}
        isChosen={isChosen(state, "categories", category.id)}
      />
      {below.length > 0 && (
        <li className="ps-5">
          <ul>
            {below.map((child) => (
              <Branch key={child.id} category={child} categories={categories} state={state} isOpen={isOpen} />
            ))}
          </ul>
        </li>
      )}
    </>
  );
}
