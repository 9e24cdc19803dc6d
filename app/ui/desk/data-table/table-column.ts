import type { ReactNode } from "react";

/** A column of a table. Sorting by it is offered if its id is one of the list's `sorts`. */
export type TableColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end. */
  isAtEnd?: boolean;
  /** Not shown until the user chooses it. */
  isOptional?: boolean;
  /** The first click sorts descending: dates and amounts. */
  isSortedDescendingFirst?: boolean;
};

/** How a filter is offered; its kind and operators come from the list's definition. */
export type TableFilter = {
  name: string;
  label: string;
  choices?: readonly { value: string; label: string }[];
};

/** A bulk action; `field` is what it needs besides the rows. */
export type TableAction = {
  name: string;
  label: string;
  variant?: "secondary" | "danger";
  field?: {
    label: string;
    isRequired?: boolean;
    choices?: readonly { value: string; label: string }[];
    /** Texts that can be used as they are or edited. */
    suggestions?: readonly string[];
    suggestionLabel?: string;
  };
};

/** Selected rows, or all that match the filter (a query string). */
export type TableSelection = { ids: number[] } | { filter: string };

export type BulkRequest = TableSelection & {
  action: string;
  /** What was entered into the action's field. */
  value: string;
  dry_run: boolean;
  after: number;
};

/** `label`: the row's name, where it failed. */
export type BulkFailure = { id: number; label: string; error: string };
export type BulkAnswer = { matched: number; changed: number; failed: BulkFailure[]; next_after: number | null };
export type BulkOutcome = { ok: true; answer: BulkAnswer } | { ok: false; error: string };
