import type { Route } from "./+types/home";
import { getHome } from "#domain/home/get-home.ts";
import { contextOf } from "#app/context.ts";
import { dependsOn } from "#app/revalidation.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useSaleEdge } from "#app/use-sale-edge.ts";
import { HomePart } from "./home-part.tsx";

export const shouldRevalidate = dependsOn("currency", "ship_to", "session", "time");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  return { sections: await getHome(ctx), tagline: ctx.settings.shopTagline };
}

export default function Home({ loaderData: { sections, tagline } }: Route.ComponentProps) {
  const { t, shopName, baseUrl } = usePage();
  const onEdge = useSaleEdge();
  return (
    <>
      <DocumentHead description={t(tagline)} structuredData={organization(shopName, baseUrl)} />
      <h1 className="sr-only">
        {shopName}: {t(tagline)}
      </h1>
      <div className="space-y-10 pb-4 lg:space-y-14">
        {sections.map((section) => (
          <HomePart key={section.id} section={section} onEdge={onEdge} />
        ))}
      </div>
    </>
  );
}

function organization(name: string, url: string): object {
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", "@id": `${url}#organization`, name, url },
      {
        "@type": "WebSite",
        name,
        url,
        publisher: { "@id": `${url}#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: `${url}products?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
