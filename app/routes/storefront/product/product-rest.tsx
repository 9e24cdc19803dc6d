import { lazy, Suspense } from "react";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { LostPart } from "#app/shell/failed-part.tsx";
import { AskShopButton } from "#app/visitor/ask-shop-button.tsx";
import { ViewedProducts } from "#app/visitor/viewed-products.tsx";
import { DeliveryNotes } from "#app/ui/product/delivery-notes.tsx";
import { OfferNote } from "#app/ui/product/offer-note.tsx";
import { ProductDescription } from "#app/ui/product/product-description.tsx";
import { ReviewList, ReviewsPanel } from "#app/ui/product/reviews-panel.tsx";
import { QuestionList, QuestionsPanel } from "#app/ui/question/questions-panel.tsx";
import { ShopBox } from "#app/ui/product/shop-box.tsx";
import type { ProductScreenData } from "./load-product-screen.server.ts";
import { SimilarProducts } from "./similar-products.tsx";
import { ListedProductActions } from "./listed-product-actions.tsx";
import { useDelivery } from "./use-delivery.ts";
import { useSeen } from "./use-seen.ts";

const ReviewBrowser = lazy(() =>
  loadChunk(() => import("#app/reviews/review-browser.tsx").then((module) => ({ default: module.ReviewBrowser }))),
);

const QuestionBrowser = lazy(() =>
  loadChunk(() =>
    import("#app/questions/question-browser.tsx").then((module) => ({ default: module.QuestionBrowser })),
  ),
);

type RestProps = { screen: ProductScreenData };

/** More actions, delivery, and the seller. */
export function ProductTerms({ screen: { product, terms } }: RestProps) {
  const { delivery, country } = useDelivery(product, terms);
  return (
    <>
      <OfferNote product={product} />
      <ListedProductActions product={product} />
      <DeliveryNotes {...{ product, delivery, country }} today={terms.today} />
      <ShopBox shop={product.productShop} ask={<AskShopButton shop={product.productShop} product={product} />} />
    </>
  );
}

/** Description, questions and reviews. */
export function ProductReading({ screen }: RestProps) {
  const { product } = screen;
  const { isSeen, box } = useSeen();
  const first = <ReviewList reviews={screen.reviews.items} />;
  return (
    <>
      <ProductDescription product={product} />
      <ProductQuestions screen={screen} />
      <div ref={box}>
        <ReviewsPanel summary={product.reviews}>
          {isSeen ? (
            <LostPart>
              <Suspense fallback={first}>
                <ReviewBrowser productId={product.id} summary={product.reviews}>
                  {first}
                </ReviewBrowser>
              </Suspense>
            </LostPart>
          ) : (
            first
          )}
        </ReviewsPanel>
      </div>
    </>
  );
}

function ProductQuestions({ screen: { product, questionPage } }: RestProps) {
  const { isSeen, box } = useSeen();
  const first = <QuestionList questions={questionPage.questions} />;
  return (
    <div ref={box}>
      <QuestionsPanel total={questionPage.total}>
        {isSeen ? (
          <LostPart>
            <Suspense fallback={first}>
              <QuestionBrowser productId={product.id} total={questionPage.total}>
                {first}
              </QuestionBrowser>
            </Suspense>
          </LostPart>
        ) : (
          first
        )}
      </QuestionsPanel>
    </div>
  );
}

/** Similar products, and products this visitor viewed before. */
export function RelatedProducts({ screen: { product } }: RestProps) {
  return (
    <>
      <SimilarProducts product={product} />
      <ViewedProducts exceptId={product.id} className="pb-16" />
    </>
  );
}
