import { useEffect, useState, type RefObject } from 'react';

/**
 * How many children of a bar stand on its first line. The bar wraps and is one line high, so that those which do not
 * fit are out of sight; they must stay in the layout, or nobody would notice when there is room for them again.
 */
export function useFittingCount(bar: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useEffect(
    function watchTheBar() {
      const element = bar.current;
      if (!element) return;
      const measure = (): void => {
        const children = Array.from(element.children) as HTMLElement[];
        const firstLine = children[0]?.offsetTop ?? 0;
        setCount(children.filter(({ offsetTop }) => offsetTop === firstLine).length);
      };
      const resized = new ResizeObserver(measure);
      resized.observe(element);
      // Other words, as after a change of language, are wider or narrower than the bar has noticed.
      for (const child of element.children) resized.observe(child);
      return () => resized.disconnect();
    },
    [bar],
  );
  return count;
}
