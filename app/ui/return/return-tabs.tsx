import { Link } from "react-router";
import { RETURN_STATES, type ReturnState } from "#shared/return-choices.ts";
import { usePage } from "../parts/page.tsx";
import { returnStateName } from "./return-names.ts";

const TAB =
  "flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

/** Filters the returns by state, stored in the URL. */
export function ReturnTabs({ state }: { state: ReturnState }) {
  const { t } = usePage();
  return (
    <nav aria-label={t("Returns by status")} className="mb-5">
      <ul className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1">
        {RETURN_STATES.map((each) => (
          <li key={each}>
            <Link
              to={{ search: each === "open" ? "" : `?state=${each}` }}
              preventScrollReset
              aria-current={each === state ? "page" : undefined}
              className={TAB}
            >
              {returnStateName(each, t)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The state from the URL; open returns if it has none. */
export function readReturnState(parameters: URLSearchParams): ReturnState {
  return RETURN_STATES.find((state) => state === parameters.get("state")) ?? "open";
}
