import { data, href } from "react-router";
import type { Route } from "./+types/message";
import { idParameter } from "#domain/id.input.ts";
import { getContactThread } from "#domain/platform/contact-admin/find-contact-messages.ts";
import { useChanges } from "#app/api-client/use-changes.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { MessageThread } from "#app/ui/messages/message-thread.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "messages.manage");
  const wanted = idParameter.safeParse(params);
  const found = wanted.success ? await getContactThread(ctx, wanted.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, message: found.value };
}

const CHANGES = ["content"] as const;

export default function AdminMessageRoute({ loaderData: { permissions, message } }: Route.ComponentProps) {
  const { t } = usePage();
  const { post, postDialog } = useChanges(CHANGES);
  const param = { id: String(message.id) };
  const change = (json: { state?: "open" | "closed"; is_mine?: boolean }) =>
    void post("/admin/messages/:id/change", { param, json });

  return (
    <AdminFrame
      permissions={permissions}
      title={message.name}
      back={{ to: href("/admin/messages"), label: t("Contact messages") }}
      actions={
        <>
          <Button variant="secondary" data-action="" onClick={() => change({ is_mine: !message.isMine })}>
            {message.isMine ? t("Release") : t("Assign to me")}
          </Button>
          <Button
            variant="secondary"
            data-action=""
            onClick={() => change({ state: message.state === "closed" ? "open" : "closed" })}
          >
            {message.state === "closed" ? t("Reopen") : t("Close")}
          </Button>
        </>
      }
    >
      <MessageThread
        message={message}
        onReply={(text) => postDialog("/admin/messages/:id/reply", { param, json: { text } })}
      />
    </AdminFrame>
  );
}
