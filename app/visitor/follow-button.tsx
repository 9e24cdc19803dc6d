import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCall } from "../api-client/call.ts";
import { Button, type ButtonSize } from "../ui/parts/button.tsx";
import { Icon } from "../ui/parts/icon.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { loginPath } from "../ui/session/way-back.ts";
import { useVisitor } from "./visitor-store.tsx";

type FollowButtonProps = {
  shop: { id: number; name: string };
  size?: ButtonSize;
  className?: string;
  /** The number of followers after a click. */
  onCount?: (followersCount: number) => void;
};

/** The shop that a guest wanted to follow before signing in: its id and the time. */
const WISH = "souk-follow";
const WISH_MILLISECONDS = 15 * 60_000;

/** Follows or unfollows a shop. A guest signs in first and then follows it. */
export function FollowButton({ shop, size = "medium", className = "", onCount }: FollowButtonProps) {
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();
  const location = useLocation();
  const isKnown = useVisitor((state) => state.isSignedIn);
  const isFollowed = useVisitor((state) => state.followedShopIds.includes(shop.id));
  const [isPending, setPending] = useState(false);

  async function change(isWanted: boolean): Promise<void> {
    setPending(true);
    const json = { seller_id: shop.id };
    const outcome = await (isWanted
      ? call.post("/user/follow-shop", { json })
      : call.post("/user/remove-followed", { json }));
    setPending(false);
    if (outcome.ok) onCount?.(outcome.answer.followers_count);
    else if (outcome.status === 401) sendToLogin();
  }

  function sendToLogin(): void {
    sessionStorage.setItem(WISH, JSON.stringify([shop.id, Date.now()]));
    void navigate(loginPath(location.pathname + location.search));
  }

  useEffect(() => {
    if (!isKnown || !takeWish(shop.id) || isFollowed) return;
    void change(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the shopper has returned signed in
  }, [isKnown, shop.id]);

  return (
    <Button
      data-action=""
      variant={isFollowed ? "secondary" : "primary"}
      size={size}
      className={className}
      isPending={isPending}
      onClick={() => (isKnown ? void change(!isFollowed) : sendToLogin())}
    >
      <Icon name={isFollowed ? "check" : "plus"} className="size-4.5" />
      <span>
        {isFollowed ? t("Following") : t("Follow")}
        <span className="sr-only"> {shop.name}</span>
      </span>
    </Button>
  );
}

/** Returns and clears the pending follow, if it was for this shop and recent. */
function takeWish(shopId: number): boolean {
  const kept = sessionStorage.getItem(WISH);
  if (!kept) return false;
  const [id, at] = JSON.parse(kept) as [number, number];
  if (id !== shopId) return false;
  sessionStorage.removeItem(WISH);
  return Date.now() - at < WISH_MILLISECONDS;
}
