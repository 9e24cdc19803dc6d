import type { ReactNode } from "react";
import type { ShownMoney } from "#shared/money.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip, type ChipTone } from "../../admin/chip.tsx";
import { Amount } from "../../cart/amount.tsx";
import { Moment } from "../../order/moment.tsx";
import { formatNumber, type Page } from "../../parts/page.tsx";
import type { TableColumn } from "./table-column.ts";

// Columns that many lists have; `key` is the property of the row that they show.

type Options = { isOptional?: boolean; isSortedDescendingFirst?: boolean };

/** A day, or with `withTime` an instant; `none` where there is none. */
export function momentColumn<Key extends string>(
  id: string,
  label: string,
  key: Key,
  { withTime = false, none = null, ...options }: Options & { withTime?: boolean; none?: string | null } = {},
): TableColumn<Record<Key, string | null>> {
  return {
    id,
    label,
    isSortedDescendingFirst: true,
    ...options,
    cell: ({ [key]: iso }) =>
      iso === null ? none : <Moment iso={iso} withTime={withTime} className="whitespace-nowrap" />,
  };
}

/** `isPlain`: not the amount that the row is about. */
export function amountColumn<Key extends string>(
  id: string,
  label: string,
  key: Key,
  { isPlain = false, ...options }: Options & { isPlain?: boolean } = {},
): TableColumn<Record<Key, ShownMoney>> {
  return {
    ...countColumn(id, label, key, options),
    cell: ({ [key]: value }) => (
      <Amount value={value} className={isPlain ? "whitespace-nowrap" : "font-semibold whitespace-nowrap"} />
    ),
  };
}

export function countColumn<Key extends string>(
  id: string,
  label: string,
  key: Key,
  options: Options = {},
): TableColumn<Record<Key, ReactNode>> {
  return { id, label, isAtEnd: true, isSortedDescendingFirst: true, ...options, cell: (row) => row[key] };
}

/** A count that can be large. */
export function numberColumn<Key extends string>(
  page: Page,
  id: string,
  label: string,
  key: Key,
  options: Options = {},
): TableColumn<Record<Key, number>> {
  return {
    ...countColumn(id, label, key, options),
    cell: (row) => <span className="figures">{formatNumber(page, row[key])}</span>,
  };
}

/** A status as a chip. */
export function statusColumn<Key extends "state" | "status", State extends string>(
  t: Translate,
  key: Key,
  tones: Readonly<Record<State, ChipTone>>,
  nameOf: (state: State, t: Translate) => string,
): TableColumn<Record<Key, State>> {
  return {
    id: key,
    label: t("Status"),
    cell: ({ [key]: state }) => <Chip tone={tones[state]}>{nameOf(state, t)}</Chip>,
  };
}

export function shopColumn<Row>(t: Translate, nameOf: (row: Row) => string): TableColumn<Row> {
  return { id: "shop", label: t("Shop"), cell: (row) => <bdi className="block max-w-48 truncate">{nameOf(row)}</bdi> };
}

/** A person with the email address below the name. */
export function NameAndEmail({ name, email }: { name: string; email: string }) {
  return (
    <span className="block max-w-56">
      <bdi className="block truncate">{name}</bdi>
      <bdi className="block truncate font-normal text-muted">{email}</bdi>
    </span>
  );
}
