import { Link } from "react-router";
import { type ListDefinition, type ListQuery, MAX_COUNTED } from "#shared/list/list.ts";
import { writeListUrl } from "#shared/list/list-url.ts";
import { formatNumber, usePage } from "../../parts/page.tsx";

const TAB =
  "flex min-h-10 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

type StateTabsProps<State extends string> = {
  label: string;
  definition: ListDefinition;
  query: ListQuery;
  /** The values of the filter `state`; `all` is none of them. */
  states: readonly State[];
  nameOf: (state: State) => string;
  counts: Readonly<Record<State, number>>;
};

/** A list by the state of its rows; search and other filters stay. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { label, definition, query, states, nameOf, counts } = props;
  const page = usePage();
  const chosen = query.filters.find(({ name }) => name === "state")?.values ?? [];
  const others = query.filters.filter(({ name }) => name !== "state");
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1">
        {states.map((state) => {
          const filters =
            state === "all" ? others : [{ name: "state", operator: "is" as const, values: [state] }, ...others];
          const isCurrent = state === "all" ? chosen.length === 0 : chosen.length === 1 && chosen[0] === state;
          return (
            <li key={state}>
              <Link
                to={{ search: writeListUrl(definition, { ...query, filters, page: 1 }) }}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                className={TAB}
              >
                {nameOf(state)}
                <span className="figures text-xs">
                  {formatNumber(page, Math.min(counts[state], MAX_COUNTED)) + (counts[state] > MAX_COUNTED ? "+" : "")}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
