import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/shop";
import { idParameter } from "#domain/id.input.ts";
import { getShopRecord } from "#domain/shops/shop-admin/find-admin-shops.ts";
import { DeskHistory, DeskRecord } from "#app/records/desk-record.tsx";
import { readRecord } from "#app/loaders/read-record.server.ts";
import { allows } from "#shared/permission.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { Chip } from "#app/ui/admin/chip.tsx";
import { SHOP_TONES, shopStatusName } from "#app/ui/admin/shop-columns.tsx";
import { ShopRecordScreen } from "#app/ui/admin/shop-record.tsx";
import { ShopStateButtons, ShopStateDialog, type ShopStateAction } from "#app/ui/admin/shop-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { useShopActions } from "./use-shop-actions.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "shops.manage");
  const dialog = idParameter.safeParse(params);
  const found = dialog.success ? await getShopRecord(ctx, dialog.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  const kept = await readRecord(ctx, "operator", { kind: "shop", id: found.value.id }, request);
  return { permissions: ctx.visitor.permissions, shop: found.value, kept };
}

export default function AdminShopRoute({ loaderData: { permissions, shop, kept } }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = useShopActions(shop.id);
  const [dialog, setDialog] = useState<Exclude<ShopStateAction, "reopen"> | null>(null);
  const shown = { side: "operator", subject: { kind: "shop", id: shop.id }, record: kept } as const;
  const maySeeOwner = shop.ownerId !== null && allows(permissions, "customers.read");
  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={shop.name}
        head={{ title: t("Shop"), name: shop.name }}
        note={<Chip tone={SHOP_TONES[shop.status]}>{shopStatusName(shop.status, t)}</Chip>}
        back={{ to: href("/admin/shops"), label: t("All shops") }}
        actions={
          <ShopStateButtons
            shop={shop}
            onLook={() => void actions.look()}
            onReopen={() => void actions.reopen()}
            onAsk={setDialog}
          />
        }
      >
        <ShopRecordScreen
          shop={shop}
          ownerPath={maySeeOwner ? href("/admin/customers/:id", { id: String(shop.ownerId) }) : null}
          onApproval={
            allows(permissions, "catalog.manage") ? (isRequired) => void actions.requireApproval(isRequired) : null
          }
          kept={<DeskRecord {...shown} />}
          timeline={<DeskHistory {...shown} />}
        />
      </AdminFrame>
      {dialog && (
        <ShopStateDialog
          action={dialog}
          shop={shop}
          onClose={() => setDialog(null)}
          onAction={(reason) => actions.change(dialog, reason)}
        />
      )}
    </>
  );
}
