import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Slider } from "#domain/platform/home/home.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { scrollBehavior } from "../parts/scroll-behavior.ts";
import { useReducedMotion } from "../parts/use-reduced-motion.ts";
import { focusAttributes } from "./focus-attributes.ts";
import { textOn } from "./text-on.ts";

/** If the visitor starts the paused slides. */
const USUAL_SECONDS = 6;

type HomeSliderProps = {
  sliders: readonly Slider[];
  /** How long each stays; 0: until the user turns it. */
  seconds: number;
  onOpen: (id: number) => void;
};

/** The hero slides. They advance automatically until the user interacts, and never with reduced motion. */
export function HomeSlider({ sliders, seconds, onOpen }: HomeSliderProps) {
  const { t } = usePage();
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const isStill = useReducedMotion();
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const isPlaying = isWanted ?? (!isStill && sliders.length > 1 && seconds > 0);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(
      () => !document.hidden && show((index + 1) % sliders.length),
      (seconds || USUAL_SECONDS) * 1000,
    );
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, index, sliders.length, seconds]);

  function show(next: number): void {
    const list = row.current;
    const slide = list?.children[next];
    if (list && slide instanceof HTMLElement)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: scrollBehavior() });
  }

  function onScroll(): void {
    const list = row.current;
    if (list) setIndex(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only pauses while hovered or focused
    <section
      aria-roledescription={t("carousel")}
      aria-label={t("Highlights")}
      className="group/slider relative"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={row} className="scroll-row relative auto-cols-[100%] overflow-y-hidden" onScroll={onScroll}>
        {sliders.map((slider, position) => (
          <li
            key={slider.id}
            aria-roledescription={t("slide")}
            aria-label={t("{number} of {count}", { number: position + 1, count: sliders.length })}
            inert={position !== index}
          >
            <Slide slider={slider} isFirst={position === 0} onOpen={() => onOpen(slider.id)} />
          </li>
        ))}
      </ul>
      {sliders.length > 1 && (
        <div className="absolute inset-x-0 bottom-3 flex items-center justify-center gap-1 md:bottom-5">
          <Turn label={t("Back")} onClick={() => show((index + sliders.length - 1) % sliders.length)}>
            <Icon name="chevron-left" className="mirrored size-4" />
          </Turn>
          <div className="flex items-center rounded-full bg-white/85 px-1.5 text-black">
            {sliders.map(({ id, title }, position) => (
              <button
                key={id}
                type="button"
                aria-label={title}
                aria-current={position === index ? "true" : undefined}
                className="flex size-6 items-center justify-center"
                onClick={() => show(position)}
              >
                <span
                  className={`h-2 rounded-full bg-current transition-all ${position === index ? "w-5" : "w-2 opacity-35"}`}
                />
              </button>
            ))}
          </div>
          <Turn label={t("Next")} onClick={() => show((index + 1) % sliders.length)}>
            <Icon name="chevron-right" className="mirrored size-4" />
          </Turn>
          <Turn label={isPlaying ? t("Pause") : t("Play")} onClick={() => setWanted(!isPlaying)}>
            {isPlaying ? <Icon name="pause" className="size-4" /> : <Icon name="play" className="size-4" />}
          </Turn>
        </div>
      )}
    </section>
  );
}

function Slide({ slider, isFirst, onOpen }: { slider: Slider; isFirst: boolean; onOpen: () => void }) {
  const { appPath } = usePage();
  const isDark = textOn(slider.backdrop) === "light";
  const { image, phoneImage, focus, phoneFocus, backdrop, link, title, text, button } = slider;
  return (
    <div className="relative grid h-[26rem] overflow-hidden md:h-[21rem] lg:h-[27rem]">
      <svg aria-hidden className="absolute inset-0 size-full" preserveAspectRatio="none">
        <rect width="100%" height="100%" fill={backdrop} />
      </svg>
      <picture className="absolute inset-0" {...focusAttributes(focus, phoneFocus)}>
        <source
          media="(width < 48rem)"
          srcSet={`${appPath}img/640/${phoneImage} 640w, ${appPath}img/960/${phoneImage} 960w`}
          sizes="100vw"
        />
        <img
          src={`${appPath}img/1600/${image}`}
          srcSet={[640, 960, 1280, 1600].map((step) => `${appPath}img/${step}/${image} ${step}w`).join(", ")}
          sizes="(width >= 80rem) 75vw, 100vw"
          alt=""
          width={1600}
          height={640}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          decoding={isFirst ? "sync" : "async"}
          className="mirrored size-full focused object-cover [--usual-focus:bottom]"
        />
      </picture>
      <div className="content-width relative flex flex-col justify-start pt-8 md:justify-center md:pt-0 md:pb-8">
        <div
          className={`max-w-[21rem] sm:max-w-md md:max-w-[19rem] lg:max-w-[21rem] ${isDark ? "text-white" : "text-[#1c1a17]"}`}
        >
          <h2 className="text-4xl font-extrabold text-balance md:text-3xl lg:text-4xl">{title}</h2>
          {text && <p className="mt-3 text-lg md:text-base lg:text-lg">{text}</p>}
          {button && (
            <Link
              to={link}
              prefetch="intent"
              onClick={onOpen}
              className={`mt-5 inline-flex min-h-11 items-center rounded-field px-5 font-semibold transition-opacity hover:opacity-90 md:mt-7 ${isDark ? "bg-white text-[#1c1a17]" : "bg-[#1c1a17] text-white"}`}
            >
              {button}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

function Turn({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="flex size-8 items-center justify-center rounded-full bg-white/85 text-black hover:bg-white"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
