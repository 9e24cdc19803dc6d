import { href } from "react-router";
import type { Route } from "./+types/digital-product-orders";
import { findDownloads } from "#domain/download/find-downloads.ts";
import { contextOf } from "#app/context.ts";
import { personalPageHeaders } from "#app/personal-page.ts";
import { readPage } from "#app/read-page.server.ts";
import { dependsOn } from "#app/revalidation.ts";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { DownloadCard } from "#app/ui/download/download-card.tsx";
import { NoDownloads } from "#app/ui/download/no-downloads.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useVisitor } from "#app/visitor-store.tsx";
import { useCopy } from "../shop/use-copy.ts";
import { useDownloads } from "./use-downloads.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("purchase", "session");

const PER_PAGE = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const code = searchParams.get("code") ?? undefined;
  const key = searchParams.get("key") ?? undefined;
  const lines = await readPage(request, PER_PAGE, (page) => findDownloads(contextOf(context), { ...page, code, key }));
  return { lines, secretKey: key ?? null };
}

export default function DigitalProductOrders({ loaderData }: Route.ComponentProps) {
  const { lines, secretKey } = loaderData;
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const { copied, copy } = useCopy();
  const { pending, download } = useDownloads(secretKey);
  return (
    <>
      <DocumentHead title={t("Digital Product Orders")} isHidden />
      <AccountFrame user={user} title={t("Digital Product Orders")} path={href("/user/digital-product-orders")}>
        {lines.items.length === 0 ? (
          <NoDownloads />
        ) : (
          <ul className="grid gap-5">
            {lines.items.map((line) => (
              <DownloadCard
                key={line.id}
                line={line}
                isOwner={user !== null}
                pending={pending}
                copied={copied}
                onDownload={(fileId) => void download(line.id, fileId)}
                onCopy={(key) => void copy(key)}
              />
            ))}
          </ul>
        )}
        <PageLinks page={lines} />
      </AccountFrame>
    </>
  );
}
