import sharp from "sharp";

/** Product images side by side on a colored background, with empty space for text. */
export type PanelShape = "campaign" | "campaign_phone" | "shop_banner";

type Box = { left: number; top: number; width: number; height: number };
type Layout = { width: number; height: number; boxes: readonly Box[] };

const inRow = (count: number, first: Box, step: number): Box[] =>
  Array.from({ length: count }, (_, place) => ({ ...first, left: first.left + place * step }));

const LAYOUTS: Record<PanelShape, Layout> = {
  campaign: { width: 1600, height: 640, boxes: [{ left: 960, top: 0, width: 640, height: 640 }] },
  campaign_phone: { width: 800, height: 800, boxes: inRow(2, { left: 0, top: 440, width: 397, height: 360 }, 403) },
  shop_banner: { width: 1600, height: 400, boxes: inRow(4, { left: 0, top: 0, width: 400, height: 400 }, 400) },
};

/** How many images fit into a shape. */
export const roomOf = (shape: PanelShape): number => LAYOUTS[shape].boxes.length;

/** Fewer images than fit are placed at the end. */
export async function drawPanels(shape: PanelShape, stage: string, files: readonly string[]): Promise<Buffer> {
  const { width, height, boxes } = LAYOUTS[shape];
  const layers = await Promise.all(
    boxes.slice(-files.length).map(async (box, place) => ({
      input: await sharp(files[place]).resize(box.width, box.height, { fit: "cover" }).toBuffer(),
      left: box.left,
      top: box.top,
    })),
  );
  return sharp({ create: { width, height, channels: 3, background: stage } })
    .composite(layers)
    .webp({ quality: 82, effort: 1 })
    .toBuffer();
}

const COVER = { width: 1280, height: 640 };

/** The part of a wide image around this point; beyond its edge, the backdrop continues. */
export async function drawCenter(file: string, center: number): Promise<Buffer> {
  const { width } = await sharp(file).metadata();
  const left = center - COVER.width / 2;
  const right = Math.max(0, left + COVER.width - width);
  const extended = await sharp(file).extend({ right, extendWith: "copy" }).png().toBuffer();
  return sharp(extended)
    .extract({ left, top: 0, ...COVER })
    .webp({ quality: 82, effort: 1 })
    .toBuffer();
}
