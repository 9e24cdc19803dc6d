import { type ChosenMedia, MediaPicker } from "../ui/media/media-picker.tsx";
import { useMediaCalls } from "./use-media-calls.ts";

type LibraryButtonProps = { side: "shop" | "operator"; onChoose: (chosen: ChosenMedia) => void };

/** For a field with an image: chooses one that was uploaded before. */
export function LibraryButton({ side, onChoose }: LibraryButtonProps) {
  const { find } = useMediaCalls(side);
  return <MediaPicker onFind={find} onChoose={onChoose} />;
}
