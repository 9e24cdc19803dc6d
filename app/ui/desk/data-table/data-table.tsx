import {
  type RowSelectionState,
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
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
  /** What an empty list says, and one without matches. */
  empty?: { icon: IconName; title: string; text?: string; action?: ReactNode };
  /** Beside the filters. */
  tools?: ReactNode;
  /** The ids of the rows are numbers then. */
  bulk?: { actions: readonly TableAction[]; call: BulkCall };
  exporting?: ExportCall;
};

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const NOTHING: RowSelectionState = {};
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
  const isShown = useCallback(
    ({ id, isOptional = false }: TableColumn<Row>) => id === columns[0]!.id || (layout.columns[id] ?? !isOptional),
    [columns, layout],
  );
  const helper = useMemo(() => createColumnHelper<typeof features, Row>(), []);
  const tableColumns = useMemo(
    () => helper.columns(columns.map(({ id, cell }) => helper.display({ id, cell: ({ row }) => cell(row.original) }))),
    [columns, helper],
  );
  const table = useTable({
    features,
    columns: tableColumns,
    data: found.rows,
    getRowId: ({ id }) => String(id),
    state: {
      rowSelection: selection.rows,
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column)])),
    },
    onRowSelectionChange: (change) => {
      const rows = typeof change === "function" ? change(selection.rows) : change;
      setSelected({ filter, rows, isAll: false });
    },
  });
  const paths = useMemo(() => found.rows.flatMap((row) => pathOf(row) ?? []), [found.rows, pathOf]);
  const saveTrail = useListTrail(paths, box);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const desk = pathname.startsWith("/seller") ? "/seller" : "/admin";
  const go = useCallback((list: string) => void navigate(`${desk}/${list}`), [navigate, desk]);
  useTableKeys({ table: box, searchInput, onHelp: showHelp, onGo: go });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ids = Object.keys(selection.rows).map(Number);
  const clear = () => setSelected({ filter, rows: NOTHING, isAll: false });
  const cellSpace = layout.density === "compact" ? "px-2.5 py-1" : "px-2.5 py-3";
  const rowSelection = table.state.rowSelection;
  const areAllHere = found.rows.length > 0 && found.rows.every(({ id }) => rowSelection[id]);
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
                      checked={areAllHere}
                      data-action=""
                      onChange={(event) => {
                        const rows = { ...rowSelection };
                        for (const { id } of found.rows)
                          if (event.target.checked) rows[id] = true;
                          else delete rows[id];
                        setSelected({ filter, rows, isAll: false });
                      }}
                      className="size-4.5"
                    />
                  </th>
                )}
                {table.getVisibleLeafColumns().map(({ id }) => (
                  <SortHeading key={id} column={byId.get(id)!} {...{ definition, query }} />
                ))}
              </tr>
            </thead>
            <tbody>
              {table.getRowModel().rows.map((row) => {
                const path = pathOf(row.original);
                const isSelected = selection.isAll || rowSelection[row.id] === true;
                return (
                  <tr key={row.id} className={`group ${isSelected ? "bg-primary-soft" : "hover:bg-sunken"}`}>
                    {bulk && (
                      <td className="border-b border-line ps-3 group-last:border-b-0">
                        <input
                          type="checkbox"
                          aria-label={t("Select row {number}", { number: formatNumber(page, row.index + 1) })}
                          checked={isSelected}
                          data-action=""
                          onChange={(event) => row.toggleSelected(event.target.checked)}
                          className="size-4.5"
                        />
                      </td>
                    )}
                    {row.getVisibleCells().map((cell, index) => {
                      const { isAtEnd = false } = byId.get(cell.column.id)!;
                      const className = `border-b border-line align-middle group-last:border-b-0 ${cellSpace} ${isAtEnd ? "text-end" : "text-start"}`;
                      if (index > 0)
                        return (
                          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the column renders its text
                          <td key={cell.id} className={className}>
                            <table.FlexRender cell={cell} />
                          </td>
                        );
                      return (
                        <th key={cell.id} scope="row" className={`${className} font-semibold`}>
                          {path === null ? (
                            <table.FlexRender cell={cell} />
                          ) : (
                            <Link
                              to={path}
                              prefetch={props.isOpeningLogged ? "none" : "intent"}
                              data-row-link=""
                              onClick={saveTrail}
                              className="hover:underline"
                            >
                              <table.FlexRender cell={cell} />
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
          onClear={clear}
        />
      )}
      {exporting && exportAsked && (
        <ExportDialog call={exporting} selection={exportAsked} onClose={() => setExportAsked(null)} />
      )}
      <TableKeysDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}
