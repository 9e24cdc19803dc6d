import { Link, data, href, redirect, useNavigate } from "react-router";
import type { Route } from "./+types/order-return";
import { findReturnForm } from "#domain/orders/return/find-return-form.ts";
import { FAILURES } from "#shared/failures.ts";
import { useCall } from "#app/api-client/call.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ReturnForm, type ReturnRequest } from "#app/ui/return/return-form.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const path = href("/user/order-history/:code/return", params);
  const found = await findReturnForm(ctx, params.code);
  if (found.ok) return { path, form: found.value, refusal: null };
  const { code } = found.failure;
  if (code === "sign_in") throw redirect(loginPath(path));
  if (code === "not_found") throw data(null, { status: 404 });
  return { path, form: null, refusal: FAILURES[code].keyword };
}

export default function OrderReturn({ loaderData: { path, form, refusal }, params }: Route.ComponentProps) {
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const call = useCall();
  const navigate = useNavigate();
  const order = href("/user/order-history/:code", { code: form?.code ?? params.code });

  async function send(request: ReturnRequest): Promise<FieldErrors | null> {
    const body = new FormData();
    body.set("code", form!.code);
    body.set("lines", JSON.stringify(request.lines));
    body.set("reason", request.reason);
    body.set("text", request.text);
    body.set("refund_to", request.refundTo);
    for (const image of request.pictures) body.append("pictures", image);
    const outcome = await call.post("/refund-request", { form: body }, { changes: ["purchase"] });
    if (!outcome.ok) return outcome.errors;
    void navigate(`${order}#returns`);
    return null;
  }

  return (
    <AccountFrame
      user={user}
      title={t("Start a return")}
      head={`${form?.code ?? params.code} · ${t("Start a return")}`}
      path={path}
      note={form && <Link to={order}>{form.code}</Link>}
    >
      {form ? (
        <ReturnForm
          lines={form.lines}
          money={form.money}
          shopName={form.shopName}
          isPaidInCash={form.isPaidInCash}
          onSend={send}
        />
      ) : (
        <EmptyState icon="rotate-ccw" title={t("Nothing in this order can be returned")} text={t(refusal ?? "")}>
          <ButtonLink to={order}>{t("View your order")}</ButtonLink>
        </EmptyState>
      )}
    </AccountFrame>
  );
}
