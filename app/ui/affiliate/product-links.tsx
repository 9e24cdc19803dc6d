import { Link } from "react-router";
import type { AffiliateData } from "#domain/accounts/affiliate/get-affiliate-data.ts";
import { ListPart } from "../admin/list-part.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { CopyButton } from "./link-builder.tsx";

/** Bestsellers with ready links. */
export function ProductLinks({ products }: Pick<AffiliateData, "products">) {
  const { t } = usePage();
  return (
    <ListPart title={t("Bestsellers with your link")}>
      {products.map(({ id, name, slug, image, link }) => (
        <li key={id} className="flex items-center gap-3 px-4 py-3 text-sm">
          <Picture file={image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />
          <Link to={`/product/${slug}`} className="min-w-0 flex-1 truncate font-medium hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <CopyButton text={link} label={t("Copy the link to {name}", { name })} />
        </li>
      ))}
    </ListPart>
  );
}
