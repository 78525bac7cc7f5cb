import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdle } from './use-idle.ts';

const press = vi.fn<() => void>();

function Stage({ isPlaying }: { isPlaying: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const { isIdle, hands } = useIdle(stage, isPlaying);
  return (
    <div ref={stage} data-testid="stage" data-idle={isIdle} {...hands}>
      <button type="button" onClick={press}>
        Pause
      </button>
    </div>
  );
}

const isIdle = (): boolean => screen.getByTestId('stage').dataset['idle'] === 'true';
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
/** Whether a slider there would have followed. */
const tap = (pointerType: string): boolean => {
  fireEvent.pointerDown(screen.getByRole('button'), { pointerType });
  const follows = fireEvent.mouseDown(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  return follows;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the picture is left alone while it plays, until a user moves or presses a key', () => {
  const { rerender } = render(<Stage isPlaying />);
  wait(2_000);
  fireEvent.pointerMove(screen.getByTestId('stage'));
  wait(2_000);
  expect(isIdle()).toBe(false);
  wait(2_000);
  expect(isIdle()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(isIdle()).toBe(false);
  wait(4_000);
  rerender(<Stage isPlaying={false} />);
  expect(isIdle()).toBe(false);
});

test('nothing is timed while it does not play, and it begins to play with everything in sight', () => {
  const { rerender, unmount } = render(<Stage isPlaying />);
  wait(4_000);
  expect(isIdle()).toBe(true);
  rerender(<Stage isPlaying={false} />);
  fireEvent.pointerMove(screen.getByTestId('stage'));
  expect(vi.getTimerCount()).toBe(0);
  wait(4_000);
  rerender(<Stage isPlaying />);
  expect([isIdle(), vi.getTimerCount()]).toEqual([false, 1]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('the first tap of a finger shows what there is to press, and presses nothing', () => {
  render(<Stage isPlaying />);
  wait(4_000);
  expect(tap('touch')).toBe(false);
  expect([press.mock.calls.length, isIdle()]).toEqual([0, false]);
  expect(tap('touch')).toBe(true);
  expect(press).toHaveBeenCalledOnce();
});
