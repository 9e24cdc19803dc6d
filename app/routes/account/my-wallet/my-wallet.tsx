import { href, redirect } from "react-router";
import type { Route } from "./+types/my-wallet";
import { findCards } from "#domain/payment/card/find-cards.ts";
import { findWalletHistory } from "#domain/accounts/wallet/find-wallet-history.ts";
import { getWalletView } from "#domain/accounts/wallet/get-wallet-view.ts";
import { walletHistoryQuery } from "#domain/accounts/wallet/wallet.input.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { RechargeCard } from "#app/ui/wallet/recharge-card.tsx";
import { RechargeList } from "#app/ui/wallet/recharge-list.tsx";
import { RechargeNotice } from "#app/ui/wallet/recharge-notice.tsx";
import { SavedCards } from "#app/ui/wallet/saved-cards.tsx";
import { WalletBalance } from "#app/ui/wallet/wallet-balance.tsx";
import { WalletHistory } from "#app/ui/wallet/wallet-history.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useRemoveCard } from "./use-remove-card.ts";
import { useRecharge } from "./use-recharge.ts";

export const shouldRevalidate = dependsOn("wallet", "session");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const path = href("/my-wallet");
  const { search, searchParams } = new URL(request.url);
  const query = readQuery(walletHistoryQuery, request);
  const wallet = await getWalletView(ctx);
  const history = await findWalletHistory(ctx, query);
  if (!wallet.ok || !history.ok) throw redirect(loginPath(path + search));
  const returned = searchParams.get("recharge");
  return { path, query, wallet: wallet.value, history: history.value, returned, cards: await findCards(ctx) };
}

export default function MyWallet({ loaderData }: Route.ComponentProps) {
  const { path, query, wallet, history, returned, cards } = loaderData;
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const recharge = useRecharge();
  const removeCard = useRemoveCard();
  return (
    <AccountFrame user={user} title={t("Wallet")} path={path}>
      <div className="grid gap-8">
        <RechargeNotice returned={returned} />
        <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] xl:items-start">
          <WalletBalance {...wallet} />
          <RechargeCard methods={wallet.methods} currency={wallet.balance.currency} onRecharge={recharge} />
        </div>
        <SavedCards cards={cards} onRemove={removeCard} />
        <RechargeList recharges={wallet.recharges} />
        <WalletHistory history={history} query={query} />
      </div>
      <PageLinks page={history} />
    </AccountFrame>
  );
}
