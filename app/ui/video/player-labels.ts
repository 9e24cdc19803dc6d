import type { Translate } from "#shared/translate.ts";

/** The player's own labels. `{seektime}`, `{currentTime}` and `{duration}` are filled in by it. */
export function playerLabels(t: Translate): Record<string, string> {
  return {
    restart: t("Restart"),
    rewind: t("Rewind {seconds}s", { seconds: "{seektime}" }),
    play: t("Play"),
    pause: t("Pause"),
    fastForward: t("Forward {seconds}s", { seconds: "{seektime}" }),
    seek: t("Seek"),
    seekLabel: t("{time} of {total}", { time: "{currentTime}", total: "{duration}" }),
    played: t("Played"),
    buffered: t("Buffered"),
    currentTime: t("Current time"),
    duration: t("Duration"),
    volume: t("Volume"),
    mute: t("Mute"),
    unmute: t("Unmute"),
    enableCaptions: t("Turn on captions"),
    disableCaptions: t("Turn off captions"),
    enterFullscreen: t("Full screen"),
    exitFullscreen: t("Exit full screen"),
    frameTitle: t("Player for {title}", { title: "{title}" }),
    captions: t("Captions"),
    settings: t("Settings"),
    pip: t("Picture in picture"),
    menuBack: t("Back to the previous menu"),
    speed: t("Speed"),
    normal: t("Normal"),
    quality: t("Quality"),
    disabled: t("Off"),
  };
}
