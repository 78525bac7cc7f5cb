import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(): HTMLElement {
  render(
    <Tooltip text="As it will stand on the diploma">
      {(link) => (
        <button type="button" {...link}>
          Full name
        </button>
      )}
    </Tooltip>,
  );
  return screen.getByRole('button');
}

const isOpen = (): boolean => screen.queryByRole('tooltip', { hidden: true }) !== null;
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('the tooltip opens after 100 ms of hover and closes when the pointer leaves (UI-30)', () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  wait(99);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip', { hidden: true }).id);
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  expect(isOpen()).toBe(false);
});

test('a pointer that only passes opens nothing', () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  wait(60);
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  wait(1_000);
  expect(isOpen()).toBe(false);
});

test('the tooltip opens after 700 ms of a touch press (UI-31)', () => {
  const button = show();
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  wait(699);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
});

test('the tooltip closes 1500 ms after the touch has ended (UI-32)', () => {
  const button = show();
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  wait(700);
  fireEvent.pointerUp(button, { pointerType: 'touch' });
  wait(1_499);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

test('a tap is no press', () => {
  const button = show();
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  wait(200);
  fireEvent.pointerUp(button, { pointerType: 'touch' });
  wait(2_000);
  expect(isOpen()).toBe(false);
});

test('Escape closes it without moving anything', () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  wait(100);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(isOpen()).toBe(false);
});
