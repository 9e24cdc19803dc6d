import { useState } from "react";
import { href } from "react-router";
import type { MediaRecord, MediaUse } from "#domain/platform/media/media.ts";
import type { ListDefinition, ListPage, ListQuery } from "#shared/list/list.ts";
import { neverHappens } from "#shared/result.ts";
import { useBulkCall } from "../api-client/use-bulk-call.ts";
import { DataTable } from "../ui/desk/data-table/data-table.tsx";
import { mediaActions, mediaColumns, mediaFilters } from "../ui/media/media-columns.tsx";
import { ImageDrop } from "../ui/media/image-drop.tsx";
import { MediaDialog } from "../ui/media/media-dialog.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { useMediaCalls } from "./use-media-calls.ts";

type MediaTableProps = {
  side: "shop" | "operator";
  definition: ListDefinition;
  query: ListQuery;
  found: ListPage<MediaRecord>;
  /** For the operator. */
  shops: readonly { id: number; name: string }[] | null;
  isReadOnly: boolean;
};

const CHANGES = ["content"] as const;
/** At once. */
const MAX_UPLOADS = 50;
const noPath = () => null;

/** Uploaded images: where each is used, its alt text, and deletion of those that nothing uses. */
export function MediaTable({ side, definition, query, found, shops, isReadOnly }: MediaTableProps) {
  const page = usePage();
  const { t } = page;
  const calls = useMediaCalls(side);
  const [open, setOpen] = useState<MediaRecord | null>(null);
  const columns = mediaColumns(page, {
    isShopShown: side === "operator",
    pathOf: side === "operator" ? adminPathOf : shopPathOf,
    onOpen: isReadOnly ? null : setOpen,
  });
  const call = useBulkCall(side === "shop" ? "/seller/media/bulk" : "/admin/media/bulk", CHANGES);
  return (
    <>
      {!isReadOnly && (
        <div className="mb-5">
          <ImageDrop max={MAX_UPLOADS} onUpload={calls.upload} onAdded={noPath} />
        </div>
      )}
      <DataTable
        name={`${side}-media`}
        label={t("Media library")}
        {...{ definition, query, found, columns }}
        pathOf={noPath}
        filters={mediaFilters(t, shops)}
        searchLabel={t("Search pictures")}
        searchHint={t("Name, description or product")}
        empty={{
          icon: "image-off",
          title: t("No matching pictures"),
          text: t("Add some here. Pictures that you upload for a product, a brand, a slide or a post appear here too."),
        }}
        {...(isReadOnly ? {} : { bulk: { actions: mediaActions(t), call } })}
      />
      {open && <MediaDialog media={open} onSave={(texts) => calls.change(open, texts)} onClose={() => setOpen(null)} />}
    </>
  );
}

function shopPathOf({ kind, id }: MediaUse): string | null {
  return kind === "product" ? href("/seller/product/:id", { id: String(id) }) : null;
}

function adminPathOf({ kind, id }: MediaUse): string {
  switch (kind) {
    case "product":
      return href("/admin/product/:id", { id: String(id) });
    case "brand":
      return href("/admin/brands");
    case "category":
      return href("/admin/categories");
    case "slide":
      return href("/admin/sliders");
    case "banner":
      return href("/admin/banners");
    case "campaign":
      return href("/admin/campaigns/:id", { id: String(id) });
    case "post":
      return href("/admin/blog/:id", { id: String(id) });
    case "page":
      return href("/admin/pages/:id", { id: String(id) });
    default:
      return neverHappens(kind);
  }
}
