import { href, redirect } from "react-router";
import type { Route } from "./+types/my-rewards";
import { getRewardView } from "#domain/accounts/reward/get-reward-view.ts";
import { rewardHistoryQuery } from "#domain/accounts/reward/reward.input.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ConvertCard } from "#app/ui/reward/convert-card.tsx";
import { PointsCard } from "#app/ui/reward/points-card.tsx";
import { RewardHistory } from "#app/ui/reward/reward-history.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useConversion } from "./use-conversion.ts";

export const shouldRevalidate = dependsOn("wallet", "session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const path = href("/my-rewards");
  const reward = await getRewardView(contextOf(context), readQuery(rewardHistoryQuery, request));
  if (!reward.ok) throw redirect(loginPath(path + new URL(request.url).search));
  return { path, reward: reward.value };
}

export default function MyRewards({ loaderData }: Route.ComponentProps) {
  const { path, reward } = loaderData;
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const conversion = useConversion();
  return (
    <AccountFrame user={user} title={t("Rewards")} head={t("Reward")} path={path}>
      <div className="grid gap-8">
        <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
          <PointsCard available={reward.available} pending={reward.pending} worth={reward.worth} />
          <ConvertCard
            key={reward.available}
            available={reward.available}
            convertRate={reward.convertRate}
            unit={reward.unit}
            {...conversion}
          />
        </div>
        <RewardHistory entries={reward.history.items} />
      </div>
      <PageLinks page={reward.history} />
    </AccountFrame>
  );
}
