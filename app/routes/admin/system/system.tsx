import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/system";
import { getSystem } from "#domain/platform/system/get-system.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AccountCard } from "#app/ui/account/account-card.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { JobList } from "#app/ui/admin/job-list.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "settings.manage");
  const found = await getSystem(ctx);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, ...found.value };
}

const CHANGES = { changes: ["content"] } as const;

export default function AdminSystem({ loaderData: { permissions, jobs, versions } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [pending, setPending] = useState<"purge" | "ledger" | "backup" | null>(null);
  const facts = [
    ["Souk", versions.program],
    [t("Database schema"), versions.schema],
    ["Node.js", versions.node],
    ["PostgreSQL", versions.postgres],
  ] as const;

  async function start(action: "purge" | "ledger" | "backup"): Promise<void> {
    setPending(action);
    await call.post(`/admin/system/${action}`, {}, CHANGES);
    setPending(null);
  }

  return (
    <>
      <DocumentHead title={t("System")} isHidden />
      <AdminFrame permissions={permissions} title={t("System")}>
        <div className="grid grid-cols-1 gap-5">
          <JobList
            jobs={jobs}
            onRun={async (job) => void (await call.post("/admin/system/jobs/:job/run", { param: { job } }, CHANGES))}
          />
          <AccountCard title={t("Versions")}>
            <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-4">
              {facts.map(([name, version]) => (
                <div key={name}>
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="figures font-semibold">{version}</dd>
                </div>
              ))}
            </dl>
          </AccountCard>
          <AccountCard title={t("Maintenance")}>
            <div className="flex flex-wrap gap-3">
              <Button
                look="secondary"
                data-action=""
                isPending={pending === "purge"}
                onClick={() => void start("purge")}
              >
                {t("Empty the cache")}
              </Button>
              <Button
                look="secondary"
                data-action=""
                isPending={pending === "ledger"}
                onClick={() => void start("ledger")}
              >
                {t("Check the ledger")}
              </Button>
              <Button
                look="secondary"
                data-action=""
                isPending={pending === "backup"}
                onClick={() => void start("backup")}
              >
                {t("Back up now")}
              </Button>
            </div>
            <p className="mt-2 text-sm text-muted">
              {t("Empty the cache after you changed the database by hand. The ledger is also checked every night.")}{" "}
              {t(
                "A backup is written into the folder “backups” of the server's data; the job back-up shows its result.",
              )}
            </p>
          </AccountCard>
        </div>
      </AdminFrame>
    </>
  );
}
