import path from "node:path";
import { BLOG_POSTS } from "../content/blog.ts";
import { CAMPAIGNS } from "../content/campaigns.ts";
import type { Category } from "../content/category-tree.ts";
import { BANNERS, SLIDERS } from "../content/home.ts";
import { DEMO_FOLDER } from "../folder.ts";
import { drawMonogram, drawWordmark } from "../pictures/mark.ts";
import { drawCenter, drawPanels, roomOf, type PanelShape } from "../pictures/panels.ts";
import { keepFile, planDrawing, type Picture } from "../pictures/picture.ts";
import { randomFor } from "../random.ts";
import { plannedTree, planProducts, sellingShops, soldBrands, type ProductPlan } from "./product-plan.ts";
import { planCover } from "./product-variants.ts";
import { firstPicture } from "./studio-pictures.ts";

/** On a slide, the text is at the start, and the products are around this position in pixels. */
const CENTER_OF_GOODS = 1120;

const RENDERED = planProducts().filter(({ isDigital }) => !isDigital);

/** All images other than of products, by their subject: `shop-logo toy-attic`, `slider welcome`. */
export function planShopImages(): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  const keep = (what: string, slug: string, kept: string) =>
    pictures.set(`${what} ${slug}`, keepFile(`${what}-${slug}`, kept));
  const draw = (what: string, slug: string, recipe: object, drawn: () => Promise<Buffer>) =>
    pictures.set(`${what} ${slug}`, planDrawing(`${what}-${slug}`, recipe, drawn));
  const panels = (what: string, slug: string, shape: PanelShape, stage: string, goods: readonly ProductPlan[]) => {
    const shown = goods.slice(0, roomOf(shape)).map(({ folder }) => firstPicture(folder));
    draw(what, slug, { shape, stage, shown }, () =>
      drawPanels(
        shape,
        stage,
        shown.map((file) => path.join(DEMO_FOLDER, file)),
      ),
    );
  };
  const { tops } = plannedTree();
  for (const { slug } of tops) keep("category", slug, `studio/scenes/category-${slug}-tile.webp`);
  for (const [slug, plan] of chooseForCategories(tops.flatMap(({ children }) => children)))
    if (plan.isDigital) pictures.set(`category ${slug}`, planCover(`category-${slug}`, plan));
    else keep("category", slug, firstPicture(plan.folder));
  for (const { slug, name, letters } of soldBrands())
    draw("brand", slug, { name, letters }, () => drawWordmark({ name, letters }));
  for (const shop of sellingShops()) {
    const mark = { name: shop.name, ...shop.colors };
    draw("shop-logo", shop.slug, mark, () => drawMonogram(mark));
    const own = RENDERED.filter((plan) => plan.shop === shop);
    panels(
      "shop-banner",
      shop.slug,
      "shop_banner",
      shop.colors.soft,
      chooseGoods(`shop-banner ${shop.slug}`, own, roomOf("shop_banner")),
    );
  }
  for (const { slug, scene } of SLIDERS) {
    keep("slider", slug, `studio/scenes/${scene}-slider.webp`);
    keep("slider-phone", slug, `studio/scenes/${scene}-phone.webp`);
  }
  for (const { slug, scene } of BANNERS) keep("banner", slug, `studio/scenes/${scene}-banner.webp`);
  for (const { cover } of BLOG_POSTS) {
    const [kind, scene = ""] = cover.split(" ");
    const file = `studio/scenes/${scene}-slider.webp`;
    if (kind === "post") keep(kind, scene, `studio/scenes/${scene}-post.webp`);
    else
      draw("slider-post", scene, { file, CENTER_OF_GOODS }, () =>
        drawCenter(path.join(DEMO_FOLDER, file), CENTER_OF_GOODS),
      );
  }
  for (const { slug, stage, shown } of CAMPAIGNS) {
    const goods = shown
      .map((folder) => RENDERED.find((plan) => plan.folder === folder))
      .filter((plan) => plan !== undefined);
    panels("campaign", slug, "campaign", stage, goods);
    panels("campaign-phone", slug, "campaign_phone", stage, goods);
  }
  return pictures;
}

/** The product that represents each category, by slug; each represents only one if possible. */
function chooseForCategories(groups: readonly Category[]): Map<string, ProductPlan> {
  const chosen = new Map<string, ProductPlan>();
  const used = new Set<ProductPlan>();
  const soldIn = (category: Category): ProductPlan[] => [
    ...planProducts().filter(({ categorySlug }) => categorySlug === category.slug),
    ...category.children.flatMap(soldIn),
  ];
  const chooseAll = (category: Category) => {
    const sold = soldIn(category).toSorted((one, other) => Number(one.isDigital) - Number(other.isDigital));
    const plan = sold.find((each) => !used.has(each)) ?? sold[0];
    if (plan) chosen.set(category.slug, plan);
    if (plan) used.add(plan);
    for (const child of category.children) chooseAll(child);
  };
  for (const group of groups) chooseAll(group);
  return chosen;
}

function chooseGoods(key: string, goods: readonly ProductPlan[], count: number): ProductPlan[] {
  return randomFor(key).some(goods, count);
}
