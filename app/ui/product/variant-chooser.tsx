import { useId } from "react";
import { href, Link } from "react-router";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { isLight } from "#app/ui/listing/is-light.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import type { ProductChoice } from "./use-product-choice.ts";
import { type ChoiceAxis, type ChoiceOption, type OptionState, optionState } from "./variant-choice.ts";
import { Icon } from "../parts/icon.tsx";

type ChooserProps = {
  product: ProductDetails;
  form: ProductChoice;
  onChoose: (axis: ChoiceAxis, optionId: number) => void;
};

/** The field name in a form submitted without scripts. */
function fieldOf({ key, kind }: ChoiceAxis): string {
  return kind === "color" ? "color_id" : `attribute_values[${key}]`;
}

/**
 * Color and attributes, one row each. Options that do not exist with the rest of the selection are crossed out but
 * can still be selected.
 */
export function VariantChooser({ product, form, onChoose }: ChooserProps) {
  const { t } = usePage();
  const id = useId();
  const open = form.axes.filter(hasAlternatives);
  return (
    <div className={open.length > 0 ? "grid gap-5" : "contents"}>
      {open.map((axis) => {
        const chosen = axis.options.find((option) => option.id === form.choice[axis.key]);
        const isMissing = form.isMissingShown && !chosen;
        return (
          <fieldset key={axis.key} data-axis={axis.key} aria-describedby={isMissing ? `${id}-${axis.key}` : undefined}>
            <legend className="mb-2 text-sm">
              <span className="font-semibold">{axis.name}</span>
              {chosen && <span className="text-muted">: {chosen.name}</span>}
            </legend>
            {axis.guide && (
              <Link
                to={href("/page/:slug", { slug: axis.guide })}
                className="float-end -mt-8 inline-flex min-h-6 items-center text-sm text-primary-text underline"
              >
                {t("Size guide")}
              </Link>
            )}
            <div className={`flex flex-wrap ${axis.kind === "color" ? "gap-1.5" : "gap-2"}`}>
              {axis.options.map((option) => (
                <Option
                  key={option.id}
                  name={fieldOf(axis)}
                  kind={axis.kind}
                  option={option}
                  state={optionState(product, form.axes, form.choice, axis, option.id)}
                  isChosen={option.id === chosen?.id}
                  onChoose={() => onChoose(axis, option.id)}
                />
              ))}
            </div>
            {isMissing && (
              <p id={`${id}-${axis.key}`} role="alert" className="mt-2 text-sm font-medium text-danger">
                {t("Choose: {name}", { name: axis.name })}
              </p>
            )}
          </fieldset>
        );
      })}
      {form.axes
        .filter((axis) => !hasAlternatives(axis))
        .map((axis) => (
          <input key={axis.key} type="hidden" name={fieldOf(axis)} value={axis.options[0]?.id} />
        ))}
    </div>
  );
}

/** An axis with a single option is shown in the specification instead. */
function hasAlternatives({ options }: ChoiceAxis): boolean {
  return options.length > 1;
}

type OptionProps = {
  name: string;
  kind: ChoiceAxis["kind"];
  option: ChoiceOption;
  state: OptionState;
  isChosen: boolean;
  onChoose: () => void;
};

const FOCUS =
  "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text";

function Option({ name, kind, option, state, isChosen, onChoose }: OptionProps) {
  const { t } = usePage();
  const note =
    state === "impossible" ? t("not available in this combination") : state === "sold_out" ? t("sold out") : "";
  return (
    <label title={[option.name, note].filter(Boolean).join(", ")} className="relative">
      <input
        type="radio"
        data-action=""
        name={name}
        value={option.id}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {kind === "color" && option.hex ? (
        <ColorFace hex={option.hex} state={state} isChosen={isChosen} />
      ) : (
        <PillFace name={option.name} state={state} />
      )}
      <span className="sr-only">
        {kind === "color" && option.name}
        {note && ` (${note})`}
      </span>
    </label>
  );
}

function ColorFace({ hex, state, isChosen }: { hex: string; state: OptionState; isChosen: boolean }) {
  return (
    <span
      className={`relative flex size-11 items-center justify-center rounded-full border-2 border-transparent p-1 peer-checked:border-primary-text ${FOCUS} ${state === "available" ? "" : "opacity-55"}`}
    >
      <svg viewBox="0 0 40 40" aria-hidden className="size-full overflow-visible">
        <circle
          cx="20"
          cy="20"
          r="19"
          fill={hex}
          strokeWidth="1.5"
          className="stroke-line-strong"
          strokeDasharray={state === "impossible" ? "4 4" : undefined}
        />
        {state !== "available" && (
          <path d="M6 34 34 6" strokeWidth="3" className={isLight(hex) ? "stroke-black" : "stroke-white"} />
        )}
      </svg>
      {isChosen && (
        <Icon name="check" className={`absolute size-5 stroke-3 ${isLight(hex) ? "text-black" : "text-white"}`} />
      )}
    </span>
  );
}

const PILL_STATES: Record<OptionState, string> = {
  available: "border-line-strong bg-surface",
  sold_out: "border-line-strong bg-sunken text-muted line-through",
  impossible: "border-dashed border-line-strong text-muted line-through",
};

function PillFace({ name, state }: { name: string; state: OptionState }) {
  return (
    <span
      className={`flex min-h-11 min-w-12 items-center justify-center rounded-field border px-3.5 text-sm peer-checked:border-primary-text peer-checked:bg-primary-soft peer-checked:font-semibold peer-checked:text-primary-text peer-checked:ring-1 peer-checked:ring-primary-text peer-hover:border-ink ${FOCUS} ${PILL_STATES[state]}`}
    >
      {name}
    </span>
  );
}
