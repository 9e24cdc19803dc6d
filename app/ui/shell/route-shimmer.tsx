import { ProductGridShimmer, Shimmer } from "../parts/shimmer.tsx";

/** The skeleton of the next screen, by its path. */
export function RouteShimmer({ path }: { path: string }) {
  const [, first = ""] = path.split("/");
  switch (first) {
    case "campaigns":
      return <CampaignsShimmer />;
    case "campaign":
      return <CampaignShimmer />;
    case "flash-sale":
    case "daily-deals":
      return <SaleShimmer hasBand={first === "flash-sale"} />;
    case "offer":
    case "best-selling":
    case "gadget-products":
    case "products":
    case "category":
    case "brand":
      return <ListingShimmer />;
    case "sellers":
    case "brands":
    case "categories":
      return <TilesShimmer />;
    case "shop":
      return <ShopShimmer />;
    case "product":
      return <ProductShimmer />;
    case "cart":
    case "checkout":
    case "payment":
      return <PurchaseShimmer />;
    default:
      return <PageShimmer />;
  }
}

function ListingShimmer() {
  return (
    <div className="content-width py-6">
      <Shimmer className="mb-3 h-4 w-56" />
      <Shimmer className="mb-6 h-9 w-72 max-w-full" />
      <ListShimmer />
    </div>
  );
}

function TilesShimmer() {
  return (
    <div className="content-width py-6">
      <Shimmer className="mb-3 h-4 w-40" />
      <Shimmer className="mb-6 h-9 w-56 max-w-full" />
      <Shimmer className="mb-6 h-11" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5 xl:grid-cols-4">
        {Array.from({ length: 12 }, (_, index) => (
          <Shimmer key={index} className="h-40 rounded-card" />
        ))}
      </div>
    </div>
  );
}

function ShopShimmer() {
  return (
    <div className="content-width py-6">
      <Shimmer className="mb-3 h-4 w-56" />
      <Shimmer className="h-32 rounded-card sm:h-48 lg:h-60" />
      <div className="flex gap-5 px-1 sm:px-5">
        <Shimmer className="-mt-10 size-24 shrink-0 rounded-full sm:-mt-12 sm:size-28" />
        <Shimmer className="mt-4 h-9 w-72 max-w-full" />
      </div>
      <Shimmer className="mt-5 mb-6 h-16" />
      <ListShimmer />
    </div>
  );
}

function ListShimmer() {
  return (
    <div className="flex gap-8">
      <div className="hidden w-64 shrink-0 space-y-3 lg:block">
        {Array.from({ length: 12 }, (_, index) => (
          <Shimmer key={index} className="h-6" />
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <ProductGridShimmer count={12} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-5 xl:grid-cols-4" />
      </div>
    </div>
  );
}

function CampaignsShimmer() {
  return (
    <div className="content-width py-6">
      <Shimmer className="mb-3 h-4 w-40" />
      <Shimmer className="mb-5 h-9 w-56" />
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        {[1, 2, 3, 4].map((index) => (
          <Shimmer key={index} className="h-88 rounded-card sm:h-64" />
        ))}
      </div>
    </div>
  );
}

function CampaignShimmer() {
  return (
    <div className="content-width py-6">
      <Shimmer className="mb-3 h-4 w-56" />
      <Shimmer className="mb-6 h-[27rem] rounded-card sm:h-72 lg:h-80" />
      <Shimmer className="mb-8 h-9 w-72" />
      <ListShimmer />
    </div>
  );
}

function SaleShimmer({ hasBand }: { hasBand: boolean }) {
  return (
    <div className="content-width py-6">
      <Shimmer className="mb-3 h-4 w-40" />
      {hasBand ? (
        <Shimmer className="mb-6 h-72 rounded-card lg:h-52" />
      ) : (
        <>
          <Shimmer className="mb-2 h-9 w-56" />
          <Shimmer className="mb-6 h-5 w-80 max-w-full" />
        </>
      )}
      <ProductGridShimmer />
    </div>
  );
}

function ProductShimmer() {
  return (
    <div className="content-width py-6">
      <Shimmer className="mb-5 h-4 w-72 max-w-full" />
      <div className="grid gap-8 lg:grid-cols-2">
        <Shimmer className="aspect-square rounded-card" />
        <div className="space-y-4">
          <Shimmer className="h-10 w-11/12" />
          <Shimmer className="h-5 w-40" />
          <Shimmer className="h-10 w-48" />
          <Shimmer className="h-24" />
          <Shimmer className="h-12 w-64 max-w-full" />
          <Shimmer className="h-13" />
        </div>
      </div>
    </div>
  );
}

function PurchaseShimmer() {
  return (
    <div className="content-width py-6">
      <Shimmer className="mb-6 h-9 w-48" />
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="space-y-4">
          {[1, 2, 3].map((index) => (
            <Shimmer key={index} className="h-32 rounded-card" />
          ))}
        </div>
        <Shimmer className="h-72 rounded-card" />
      </div>
    </div>
  );
}

function PageShimmer() {
  return (
    <div className="content-width max-w-3xl space-y-3 py-8">
      <Shimmer className="mb-6 h-10 w-80 max-w-full" />
      {Array.from({ length: 8 }, (_, index) => (
        <Shimmer key={index} className="h-5" />
      ))}
    </div>
  );
}
