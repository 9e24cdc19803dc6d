import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Route } from "./+types/video";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readVideoScreen } from "#app/loaders/read-video-screen.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ReadOnlyPart } from "#app/ui/desk/read-only-part.tsx";
import { hasShopRight } from "#shared/shop-role.ts";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { NewVideoForm } from "#app/ui/video-admin/new-video-form.tsx";
import { VideoStateChip } from "#app/ui/video-admin/video-columns.tsx";
import { EditedVideo } from "#app/videos/edited-video.tsx";
import { useVideoActions } from "#app/videos/use-video-actions.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  return { shop, ...(await readVideoScreen(ctx, { kind: "shop", shopId: shop.id }, params.id)) };
}

export default function SellerVideo({ loaderData: { shop, video, languages } }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = useVideoActions();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const canWrite = hasShopRight(shop.role, "products.write");
  const title = video ? video.title : t("New video");
  return (
    <SellerFrame
      shop={shop}
      title={title}
      back={{ to: href("/seller/videos"), label: t("Videos") }}
      note={video && <VideoStateChip state={video.state} />}
      actions={
        video &&
        canWrite && (
          <Button variant="secondary" data-action="" onClick={() => setRemoving(true)}>
            {t("Delete")}
          </Button>
        )
      }
    >
      <ReadOnlyPart isReadOnly={!canWrite}>
        {video ? (
          <EditedVideo video={video} languages={languages} />
        ) : (
          <NewVideoForm
            shops={null}
            onCreate={async (sent) => {
              const { errors, id } = await actions.create(sent);
              if (id !== null) await navigate(href("/seller/videos/:id", { id: String(id) }));
              return errors;
            }}
          />
        )}
      </ReadOnlyPart>
      {video && isRemoving && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: video.title })}
          text={t("The video and its files will be permanently deleted.")}
          action={t("Delete")}
          onClose={() => setRemoving(false)}
          onAction={async () => {
            if (await actions.remove(video.id)) await navigate(href("/seller/videos"));
          }}
        />
      )}
    </SellerFrame>
  );
}
