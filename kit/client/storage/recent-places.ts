import { storedValue } from './stored-value.ts';

const MAX_KEPT = 5;

const isPathList = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every((path) => typeof path === 'string');

const stored = storedValue('recentPlaces', (value) => (isPathList(value) ? value : null));

/** The addresses the user opened from the palette, the latest first. */
export const recentPlaces = (): readonly string[] => stored.read() ?? [];

export const noteRecentPlace = (path: string): void =>
  stored.write([path, ...recentPlaces().filter((other) => other !== path)].slice(0, MAX_KEPT));

export const forgetRecentPlaces = (): void => stored.remove();
