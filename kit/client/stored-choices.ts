import { liveValue, useLiveValue } from './live-value.ts';
import { isRecord, storedValue } from './stored-value.ts';

/** For each choice, whether a value from storage may be it. */
export type Fitting<Choices> = { [Name in keyof Choices]: (value: unknown) => boolean };

/** Storage may hold anything, from an older version or another hand: what does not fit falls to its default. */
export function fittingChoices<Choices extends object>(
  stored: unknown,
  defaults: Choices,
  fits: Fitting<Choices>,
): Choices {
  if (!isRecord(stored)) return defaults;
  const names = (Object.keys(fits) as (keyof Choices & string)[]).filter(
    (name) => name in stored && fits[name](stored[name]),
  );
  return { ...defaults, ...Object.fromEntries(names.map((name) => [name, stored[name]])) };
}

/** How to return to the beginning, for those that a page has in use. */
const beginnings = new Map<string, () => void>();

/** Removes choices from the browser, whether or not this page has ever asked for them. */
export function forgetChoices(name: string): void {
  storedValue(name, () => null).remove();
  beginnings.get(name)?.();
}

/** Choices that a browser remembers from visit to visit under one name, and that components can follow. */
export interface StoredChoices<Choices> {
  get(): Choices;
  change(changes: Partial<Choices>): void;
  use(): Choices;
}

export function storedChoices<Choices extends object>(
  name: string,
  defaults: Choices,
  fits: Fitting<Choices>,
  /** What a browser that comes for the first time begins with. */
  first: () => Choices = () => defaults,
): StoredChoices<Choices> {
  const stored = storedValue(name, (value) => fittingChoices(value, defaults, fits));
  const live = liveValue<Choices>(stored.read() ?? first());
  beginnings.set(name, () => live.set(defaults));
  return {
    get: () => live.get(),
    change(changes) {
      live.set({ ...live.get(), ...changes });
      stored.write(live.get());
    },
    use: () => useLiveValue(live),
  };
}

export const isIdOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
