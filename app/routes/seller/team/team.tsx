import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/team";
import { findTeam, rowsOfTeam, TEAM_ROWS } from "#domain/shops/team/find-team.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { AccountCard } from "#app/ui/account/account-card.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { CheckField } from "#app/ui/parts/field.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { teamColumns, teamFilters } from "#app/ui/seller/team-columns.tsx";
import { TEAM_LIST } from "#shared/list/desk-lists.ts";
import { useTeamActions } from "./use-team-actions.ts";
import { TeamDialogs, type Opened } from "./team-dialogs.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "team.read");
  const team = await findTeam(ctx);
  if (!team.ok) throw data(null, { status: 404 });
  const query = readList(TEAM_LIST, request);
  const found = pageOfRows(query, rowsOfTeam(team.value), TEAM_ROWS);
  return { shop, query, found, isTwoStepRequired: team.value.isTwoStepRequired };
}

export default function SellerTeam({ loaderData }: Route.ComponentProps) {
  const { shop, query, found, isTwoStepRequired } = loaderData;
  const { t } = usePage();
  const actions = useTeamActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns = teamColumns(t, {
    onChange: (member) => setOpened({ kind: "change", member }),
    onSignOut: (member) => setOpened({ kind: "signOut", member }),
    onRemove: (member) => setOpened({ kind: "remove", member }),
    onWithdraw: (member) => setOpened({ kind: "withdraw", member }),
  });
  return (
    <SellerFrame
      shop={shop}
      title={t("Team")}
      actions={
        <Button data-action="" onClick={() => setOpened({ kind: "invite" })}>
          <Icon name="user-plus" className="size-4.5" />
          {t("Invite someone")}
        </Button>
      }
    >
      <DataTable
        name="seller-team"
        label={t("Team")}
        definition={TEAM_LIST}
        {...{ query, found, columns }}
        filters={teamFilters(t)}
        searchHint={t("Name or email")}
      />
      <div className="mt-5">
        <AccountCard title={t("Security")}>
          <CheckField
            label={t("The team needs two-step sign-in")}
            checked={isTwoStepRequired}
            data-action=""
            onChange={(event) => void actions.requireTwoStep(event.currentTarget.checked)}
          />
        </AccountCard>
      </div>
      {opened && <TeamDialogs {...{ opened, actions }} onClose={close} />}
    </SellerFrame>
  );
}
