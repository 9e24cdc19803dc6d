/** A skeleton in the final shape of the content. */
export function Shimmer({ className = "" }: { className?: string }) {
  return <span aria-hidden className={`shimmer block ${className}`} />;
}

export function ProductGridShimmer({ count = 10, className = "product-grid" }: { count?: number; className?: string }) {
  return (
    <div aria-hidden className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <Shimmer className="aspect-square rounded-none" />
          <div className="space-y-2 p-3">
            <Shimmer className="h-4 w-11/12" />
            <Shimmer className="h-4 w-2/3" />
            <Shimmer className="h-3.5 w-24" />
            <Shimmer className="h-6 w-20" />
            <Shimmer className="h-10" />
          </div>
        </div>
      ))}
    </div>
  );
}
