import { useEffect, useEffectEvent, useState } from "react";

const MAX_STEPS = 100;

/** A value whose changes can be undone, by the returned function or by Ctrl+Z outside of a text. */
export function useUndo<Value>(first: Value) {
  const [states, setStates] = useState<readonly [Value, ...Value[]]>([first]);
  const [value, ...earlier] = states;

  function undo(): void {
    setStates((known) => {
      const [previous, ...others] = known.slice(1);
      return previous === undefined ? known : [previous, ...others];
    });
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    if (!isUndo || earlier.length === 0 || isText(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  return {
    value,
    change: (next: Value) => setStates((known) => [next, ...known.slice(0, MAX_STEPS)] as [Value, ...Value[]]),
    undo,
    canUndo: earlier.length > 0,
  };
}

/** Where the browser's own undo works. */
function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");
}
