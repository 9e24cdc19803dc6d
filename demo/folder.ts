import { createRequire } from "node:module";
import path from "node:path";

/** Found by the name of a file in it: the built server lies in another folder. */
const PICTURES = path.dirname(createRequire(import.meta.url).resolve("#demo/studio/pictures/rendered.json"));

export const DEMO_FOLDER = path.resolve(PICTURES, "../..");
