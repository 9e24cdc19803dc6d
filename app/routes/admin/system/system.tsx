import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/system";
import { getSystem } from "#domain/platform/system/get-system.ts";
import { findErrors } from "#domain/platform/system/find-errors.ts";
import type { PastRun } from "#domain/platform/system/find-job-history.ts";
import { findBackups } from "#domain/platform/system/manage-backups.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AccountCard } from "#app/ui/account/account-card.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { BackupList } from "#app/ui/admin/backup-list.tsx";
import { ErrorList } from "#app/ui/admin/error-list.tsx";
import { JobList } from "#app/ui/admin/job-list.tsx";
import { type MaintenanceTask, MaintenanceCard } from "#app/ui/admin/maintenance-card.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "settings.manage");
  const found = await getSystem(ctx);
  const [errors, backups] = [await findErrors(ctx), await findBackups(ctx)];
  if (!found.ok || !errors.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    ...found.value,
    errors: errors.value,
    // Null: staff without the permission.
    backups: backups.ok ? backups.value : null,
  };
}

const CHANGES = { changes: ["content"] } as const;

export default function AdminSystem({ loaderData }: Route.ComponentProps) {
  const { permissions, jobs, versions, errors, backups } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const [pending, setPending] = useState<MaintenanceTask | null>(null);
  const facts = [
    ["Souk", versions.program],
    [t("Database schema"), versions.schema],
    ["Node.js", versions.node],
    ["PostgreSQL", versions.postgres],
  ] as const;

  async function start(action: MaintenanceTask): Promise<void> {
    setPending(action);
    await call.post(`/admin/system/${action}`, {}, CHANGES);
    setPending(null);
  }

  return (
    <AdminFrame permissions={permissions} title={t("System")}>
      <div className="grid grid-cols-1 gap-5">
        <JobList
          jobs={jobs}
          findRuns={async (job) => {
            const outcome = await call.get("/admin/system/jobs/:job/runs", { param: { job } });
            return outcome.ok ? fromWire<PastRun[]>(outcome.answer.runs) : null;
          }}
          onRun={async (job) => void (await call.post("/admin/system/jobs/:job/run", { param: { job } }, CHANGES))}
        />
        <ErrorList
          errors={errors}
          onClear={async () => void (await call.post("/admin/system/errors/clear", {}, CHANGES))}
        />
        {backups && (
          <BackupList
            backups={backups}
            onDelete={async (name) =>
              void (await call.post("/admin/backups/:name/delete", { param: { name } }, CHANGES))
            }
          />
        )}
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
        <MaintenanceCard pending={pending} onStart={start} />
      </div>
    </AdminFrame>
  );
}
