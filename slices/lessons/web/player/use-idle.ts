import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** After this long without a hand the picture is left alone. */
const IDLE_MS = 3_000;

const isInUse = (stage: Element | null): boolean =>
  (stage?.querySelector('[aria-expanded="true"], :is(button, input):focus-visible') ?? null) !== null;

interface Idle {
  isIdle: boolean;
  /** For the stage. */
  hands: {
    onPointerMove: () => void;
    onPointerDownCapture: (event: PointerEvent) => void;
    onMouseDownCapture: (event: MouseEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
  };
}

/** Whether a person only watches, so that nothing has to stand over the picture. Any hand ends it. */
export function useIdle(stage: RefObject<HTMLElement | null>, isPlaying: boolean): Idle {
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBlind = useRef(false);
  const isIdle = isPlaying && isResting;

  function touch(): void {
    clearTimeout(timer.current);
    setIsResting(false);
    // What does not play is never left alone.
    if (isPlaying) timer.current = setTimeout(rest, IDLE_MS);
  }
  const rest = (): void => (isInUse(stage.current) ? touch() : setIsResting(true));
  const hear = useEffectEvent(touch);
  const later = useEffectEvent(() => setTimeout(rest, IDLE_MS));
  useEffect(
    function waitWhileItPlays() {
      if (isPlaying) {
        timer.current = later();
        document.addEventListener('keydown', hear);
      }
      return () => {
        clearTimeout(timer.current);
        document.removeEventListener('keydown', hear);
        // The person who plays it again begins with everything in sight.
        setIsResting(false);
      };
    },
    [isPlaying],
  );

  return {
    isIdle,
    hands: {
      onPointerMove: touch,
      onPointerDownCapture({ pointerType }) {
        // A finger cannot point before it presses: the first tap only shows what there is to press.
        isBlind.current = isIdle && pointerType === 'touch';
        touch();
      },
      onMouseDownCapture(event) {
        // Made of the tap when it is over: by now the slider would take it and go elsewhere.
        if (isBlind.current) event.preventDefault();
      },
      onClickCapture(event) {
        if (!isBlind.current) return;
        isBlind.current = false;
        event.stopPropagation();
      },
    },
  };
}
