import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSource } from './use-source.ts';

const source = {
  kind: 'VIDEO' as const,
  hlsUrl: null,
  fileUrl: 'https://college.example/romans-8.mp4',
  posterUrl: null,
  thumbnailsUrl: null,
};

const load = vi.fn<() => void>();
const play = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play.mockResolvedValue());
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'userActivation');
});

/** Says whether a user has pressed anything since the page was loaded. */
const setPressed = (hasBeenActive: boolean): void =>
  void Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });

function Stage() {
  const element = useRef<HTMLVideoElement>(null);
  const { trouble } = useSource({ element, source, startAt: 12, onLost: async () => {} });
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- Nothing is heard here.
  return <video ref={element} data-trouble={trouble ?? 'none'} />;
}

function show(): HTMLVideoElement {
  const { container } = render(<Stage />);
  return container.querySelector('video') ?? document.createElement('video');
}

test('a film that was lost is fetched again, though its address has not changed', async () => {
  const film = show();
  fireEvent.error(film);
  expect(film.dataset['trouble']).toBe('network');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(load).toHaveBeenCalledTimes(1);
  expect(film.src).toBe(source.fileUrl);
  fireEvent.canPlay(film);
  expect(film.dataset['trouble']).toBe('none');
});

test('a film that breaks off as soon as it is back says so, and is tried ever more seldom', async () => {
  const film = show();
  Object.defineProperty(film, 'error', { configurable: true, value: { code: 3 } });
  for (const [round, waited] of [2_000, 3_000].entries()) {
    fireEvent.error(film);
    expect(film.dataset['trouble']).toBe('film');
    await act(() => vi.advanceTimersByTimeAsync(waited));
    expect(load).toHaveBeenCalledTimes(round + 1);
    fireEvent.canPlay(film);
  }
  fireEvent.error(film);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(load).toHaveBeenCalledTimes(2);
});

test('the zero that a player says when its film is taken away is no place to go on from', async () => {
  const film = show();
  fireEvent.timeUpdate(film);
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(12);
});

test.each([
  ['plays at once for the user who has come by a press', true, 1],
  ['waits to be told on a page that was loaded', false, 0],
])('a lesson %s', (_, hasPressed, plays) => {
  setPressed(hasPressed);
  const film = show();
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(12);
  expect(play).toHaveBeenCalledTimes(plays);
});
