import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Route } from "./+types/video";
import { findVideoShops } from "#domain/catalog/video-admin/find-admin-videos.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readVideoScreen } from "#app/loaders/read-video-screen.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { ReasonDialog } from "#app/ui/admin/reason-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { NewVideoForm } from "#app/ui/video-admin/new-video-form.tsx";
import { EditedVideo } from "#app/videos/edited-video.tsx";
import { useVideoActions } from "#app/videos/use-video-actions.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const [screen, shops] = await Promise.all([
    readVideoScreen(ctx, { kind: "operator", shopId: null }, params.id),
    findVideoShops(ctx),
  ]);
  return { permissions: ctx.visitor.permissions, shops, ...screen };
}

export default function AdminVideo({ loaderData: { permissions, shops, video, languages } }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = useVideoActions();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"hide" | "remove" | null>(null);
  const title = video ? video.title : t("New video");
  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      back={{ to: href("/admin/videos"), label: t("Videos") }}
      actions={
        video && (
          <>
            {video.state === "hidden" ? (
              <Button data-action="" onClick={() => void actions.show(video.id)}>
                {t("Show again")}
              </Button>
            ) : (
              <Button variant="danger" data-action="" onClick={() => setDialog("hide")}>
                {t("Take down")}
              </Button>
            )}
            <Button variant="secondary" data-action="" onClick={() => setDialog("remove")}>
              {t("Delete")}
            </Button>
          </>
        )
      }
    >
      {video ? (
        <EditedVideo video={video} languages={languages} />
      ) : (
        <NewVideoForm
          shops={shops}
          onCreate={async (sent) => {
            const { errors, id } = await actions.create(sent);
            if (id !== null) await navigate(href("/admin/videos/:id", { id: String(id) }));
            return errors;
          }}
        />
      )}
      {video && dialog === "hide" && (
        <ReasonDialog
          title={t("Take this video down")}
          text={t("It disappears from the shop right away, and its seller can't publish it again.")}
          label={t("Reason (the seller will see this)")}
          action={t("Take down")}
          variant="danger"
          isOptional={false}
          onClose={() => setDialog(null)}
          onAction={(reason) => actions.hide(video.id, reason)}
        />
      )}
      {video && dialog === "remove" && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: video.title })}
          text={t("The video and its files will be permanently deleted.")}
          action={t("Delete")}
          onClose={() => setDialog(null)}
          onAction={async () => {
            if (await actions.remove(video.id)) await navigate(href("/admin/videos"));
          }}
        />
      )}
    </AdminFrame>
  );
}
