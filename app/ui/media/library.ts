import type { ReactNode } from "react";
import type { ChosenMedia } from "./media-picker.tsx";

/** Renders a button that offers the images uploaded before, and hands over the chosen one. */
export type Library = (onChoose: (chosen: ChosenMedia) => void) => ReactNode;
