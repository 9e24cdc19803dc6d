import { type ReactNode, useCallback, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { ListDefinition, ListPage, ListQuery } from "#shared/list/list.ts";
import { isShortSearch } from "#shared/list/short-search.ts";
import { writeListSelection } from "#shared/list/list-url.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Button } from "../../parts/button.tsx";
import { Icon, type IconName } from "../../parts/icon.tsx";
import { Notice } from "../../parts/notice.tsx";
import { formatNumber, usePage } from "../../parts/page.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { ExportCall } from "./export-call.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { SortHeading } from "./sort-heading.tsx";
import type { TableAction, TableColumn, TableFilter, TableSelection } from "./table-column.ts";
import { TableKeysDialog } from "./table-keys-dialog.tsx";
import { TablePager } from "./table-pager.tsx";
import { TableToolbar } from "./table-toolbar.tsx";
import { TableViewMenu } from "./table-view-menu.tsx";
import type { BulkCall } from "./use-bulk-action.ts";
import { useListTrail } from "./use-list-trail.ts";
import { useTableKeys } from "./use-table-keys.ts";
import { useTableLayout } from "./use-table-layout.ts";

type DataTableProps<Row extends { id: number | string }> = {
  /** Under this name the browser remembers columns and density. */
  name: string;
  label: string;
  definition: ListDefinition;
  query: ListQuery;
  found: ListPage<Row>;
  /** The first one names the row: it links to its details and is always shown. */
  columns: readonly TableColumn<Row>[];
  /** Where a row is opened; null or absent if it has no details. */
  pathOf?: (row: Row) => string | null;
  filters?: readonly TableFilter[];
  searchLabel?: string;
  searchHint: string;
  /** Said where a search is too short to look into all fields. */
  shortSearchHint?: string;
  /** Whether opening is recorded in the audit log, so that nothing is prefetched. */
  isOpeningLogged?: boolean;
  /** The texts of an empty list, and of one without matches. */
  empty?: { icon: IconName; title: string; text?: string; action?: ReactNode };
  /** Beside the filters. */
  tools?: ReactNode;
  /** The ids of the rows are numbers then. */
  bulk?: { actions: readonly TableAction[]; call: BulkCall };
  exporting?: ExportCall;
};

const NOTHING: readonly (number | string)[] = [];
const hasNoPath = () => null;

/** The table of a list: see the README of this folder. */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { name, label, definition, query, found, columns, pathOf = hasNoPath, filters = [], bulk, exporting } = props;
  const page = usePage();
  const { t } = page;
  const box = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [exportAsked, setExportAsked] = useState<TableSelection | null>(null);
  const [layout, changeLayout] = useTableLayout(name);
  const filter = writeListSelection(definition, query);
  const [selected, setSelected] = useState({ filter, rows: NOTHING, isAll: false });
  // A selection belongs to its filter: other rows are never changed by one that is no longer in view.
  const selection = selected.filter === filter ? selected : { filter, rows: NOTHING, isAll: false };
  const isShown = ({ id, isOptional = false }: TableColumn<Row>) =>
    id === columns[0]!.id || (layout.columns[id] ?? !isOptional);
  const shown = columns.filter(isShown);
  const paths = found.rows.flatMap((row) => pathOf(row) ?? []);
  const saveTrail = useListTrail(paths, box);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const desk = pathname.startsWith("/seller") ? "/seller" : "/admin";
  const go = useCallback((list: string) => void navigate(`${desk}/${list}`), [navigate, desk]);
  useTableKeys({ table: box, searchInput, onHelp: showHelp, onGo: go });
  const ids = selection.rows.map(Number);
  const select = (rows: readonly (number | string)[]) => setSelected({ filter, rows, isAll: false });
  const cellSpace = layout.density === "compact" ? "px-2.5 py-1" : "px-2.5 py-3";
  const here = found.rows.map(({ id }) => id);
  const others = selection.rows.filter((id) => !here.includes(id));
  return (
    <>
      <TableToolbar
        {...{ definition, query, searchInput }}
        fields={filters}
        searchLabel={props.searchLabel ?? `${t("Search")}: ${label}`}
        searchHint={props.searchHint}
      >
        <TableViewMenu
          columns={columns.slice(1).map((column) => ({ id: column.id, label: column.label, isShown: isShown(column) }))}
          onToggle={(id, isOn) => changeLayout({ ...layout, columns: { ...layout.columns, [id]: isOn } })}
          density={layout.density}
          onDensity={(density) => changeLayout({ ...layout, density })}
        />
        {exporting && found.rows.length > 0 && (
          <Button
            variant="secondary"
            data-action=""
            onClick={() => setExportAsked(selection.isAll || ids.length === 0 ? { filter } : { ids })}
          >
            <Icon name="download" className="size-4.5" />
            {t("Export")}
          </Button>
        )}
        {props.tools}
      </TableToolbar>
      {props.shortSearchHint && isShortSearch(query.search) && (
        <div className="mb-3">
          <Notice kind="info">{props.shortSearchHint}</Notice>
        </div>
      )}
      <p role="status" className="figures mb-2 text-sm text-muted">
        {found.isTotalCapped
          ? t("More than {number} results", { number: formatNumber(page, found.total) })
          : t("{number} results", { count: found.total, number: formatNumber(page, found.total) })}
      </p>
      {found.rows.length === 0 ? (
        <EmptyState
          icon={props.empty?.icon ?? "search-x"}
          title={props.empty?.title ?? t("Nothing here yet")}
          text={props.empty?.text ?? t("None yet, or none match your filters.")}
        >
          {props.empty?.action}
        </EmptyState>
      ) : (
        <div
          ref={box}
          role="region"
          data-table=""
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard
          tabIndex={0}
          className="relative max-h-[calc(100dvh-6rem)] overflow-auto rounded-card border border-line bg-surface"
        >
          <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
            <thead>
              <tr>
                {bulk && (
                  <th scope="col" className="sticky top-0 z-10 w-10 border-b border-line bg-sunken ps-3">
                    <input
                      type="checkbox"
                      aria-label={t("Select all on this page")}
                      checked={here.every((id) => selection.rows.includes(id))}
                      data-action=""
                      onChange={({ target: { checked } }) => select(checked ? [...others, ...here] : others)}
                      className="size-4.5"
                    />
                  </th>
                )}
                {shown.map((column) => (
                  <SortHeading key={column.id} {...{ column, definition, query }} />
                ))}
              </tr>
            </thead>
            <tbody>
              {found.rows.map((row, place) => {
                const path = pathOf(row);
                const isSelected = selection.isAll || selection.rows.includes(row.id);
                return (
                  <tr key={row.id} className={`group ${isSelected ? "bg-primary-soft" : "hover:bg-sunken"}`}>
                    {bulk && (
                      <td className="border-b border-line ps-3 group-last:border-b-0">
                        <input
                          type="checkbox"
                          aria-label={t("Select row {number}", { number: formatNumber(page, place + 1) })}
                          checked={isSelected}
                          data-action=""
                          onChange={() =>
                            select(
                              isSelected ? selection.rows.filter((id) => id !== row.id) : [...selection.rows, row.id],
                            )
                          }
                          className="size-4.5"
                        />
                      </td>
                    )}
                    {shown.map(({ id, isAtEnd = false, cell }, index) => {
                      const className = `border-b border-line align-middle group-last:border-b-0 ${cellSpace} ${isAtEnd ? "text-end" : "text-start"}`;
                      if (index > 0)
                        return (
                          <td key={id} className={className}>
                            {cell(row)}
                          </td>
                        );
                      return (
                        <th key={id} scope="row" className={`${className} font-semibold`}>
                          {path === null ? (
                            cell(row)
                          ) : (
                            <Link
                              to={path}
                              prefetch={props.isOpeningLogged ? "none" : "intent"}
                              data-row-link=""
                              onClick={saveTrail}
                              className="hover:underline"
                            >
                              {cell(row)}
                            </Link>
                          )}
                        </th>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <TablePager {...{ label, definition, query, found }} />
      {bulk && (ids.length > 0 || selection.isAll) && (
        <BulkBar
          {...{ ids, filter }}
          isAll={selection.isAll}
          total={{ count: found.total, isCapped: found.isTotalCapped }}
          actions={bulk.actions}
          call={bulk.call}
          onSelectAll={() => setSelected({ filter, rows: selection.rows, isAll: true })}
          onClear={() => select(NOTHING)}
        />
      )}
      {exporting && exportAsked && (
        <ExportDialog call={exporting} selection={exportAsked} onClose={() => setExportAsked(null)} />
      )}
      <TableKeysDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}
