import { Link } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { Marked } from "../parts/marked.tsx";
import { Picture } from "../parts/picture.tsx";
import type { Suggestion, SuggestionGroup } from "./search-box.tsx";

type SuggestionListProps = {
  groups: readonly SuggestionGroup[];
  id: string;
  activeKey: string | null;
  onChoose: (suggestion: Suggestion) => void;
};

export function SuggestionList({ groups, id, activeKey, onChoose }: SuggestionListProps) {
  const starts = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  );
  return groups.map(({ title, suggestions }, group) => (
    <div key={title} role="group" aria-label={title}>
      <p aria-hidden className="px-5 pt-2 pb-1 text-2xs font-semibold tracking-wide text-muted uppercase">
        {title}
      </p>
      {suggestions.map((suggestion, index) => (
        <Link
          key={suggestion.key}
          id={`${id}-${starts[group]! + index}`}
          to={suggestion.to}
          role="option"
          tabIndex={-1}
          aria-selected={suggestion.key === activeKey}
          className="flex min-h-11 items-center gap-3 px-5 py-1.5 text-sm hover:bg-sunken aria-selected:bg-primary-soft"
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.icon && <Icon name={suggestion.icon} className="size-4 shrink-0 text-muted" />}
          {suggestion.image !== undefined && (
            <Picture
              file={suggestion.image}
              alt=""
              sizes="40px"
              width={40}
              height={40}
              className="size-10 shrink-0 rounded-md"
            />
          )}
          <span className="min-w-0 flex-1 truncate">
            <Marked name={suggestion.name} marks={suggestion.marks} />
          </span>
          {suggestion.note && <span className="figures shrink-0 text-xs text-muted">{suggestion.note}</span>}
        </Link>
      ))}
    </div>
  ));
}
