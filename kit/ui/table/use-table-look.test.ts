import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import cards from './cards.module.css';
import { useTableLook } from './use-table-look.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window that answers only the question that is asked about its width. */
function widen(width: number): void {
  const matchMedia = (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', matchMedia);
}

test.each([
  { width: 767, isInCards: true },
  { width: 768, isInCards: false },
  { width: 1280, isInCards: false },
])('rows become cards below 768 px and nowhere else: $width px', ({ width, isInCards }) => {
  widen(width);
  const { className } = renderHook(() => useTableLook({})).result.current;
  expect(className?.split(' ').includes(cards['cards'] ?? 'no class')).toBe(isInCards);
});
