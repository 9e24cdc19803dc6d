import { createRequire } from "node:module";
import path from "node:path";

/** Located by one of its files, because the built server is in another folder. */
const PICTURES = path.dirname(createRequire(import.meta.url).resolve("#demo/studio/pictures/rendered.json"));

export const DEMO_FOLDER = path.resolve(PICTURES, "../..");
