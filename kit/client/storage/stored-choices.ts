import { liveValue, useLiveValue } from '../live-value.ts';
import { isRecord, storedNames, storedValue, type StoredValue } from './stored-value.ts';

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

/**
 * Before the name of what belongs to one person. Storage itself says so, because the page on which a user signs out
 * may never have loaded what keeps it.
 */
const PERSONAL = 'personal:';

/** Prefix of what the user has done and the server does not have yet: it outlives a lost session. */
const UNSENT = 'unsent:';

/** How to start again, for those that this page has in use. */
const inUse = new Set<() => void>();
const unsentInUse = new Set<() => void>();

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
  return {
    get: () => live.get(),
    change(changes) {
      live.set({ ...live.get(), ...changes });
      stored.write(live.get());
    },
    use: () => useLiveValue(live),
  };
}

/** Choices that say something about the user; signing out forgets them. */
export function personalChoices<Choices extends object>(
  name: string,
  defaults: Choices,
  fits: Fitting<Choices>,
): StoredChoices<Choices> {
  const choices = storedChoices(PERSONAL + name, defaults, fits);
  inUse.add(() => choices.change(defaults));
  return choices;
}

/** Hears when all that waits for the server is forgotten, wherever the device keeps it. */
export const whenUnsentForgotten = (beginAnew: () => void): void => void unsentInUse.add(beginAnew);

/** What waits for the server. It outlives a lost session; its owner hears when it is forgotten, and starts again. */
export function unsentValue<Value>(
  name: string,
  parse: (stored: unknown) => Value | null,
  onForgotten: () => void,
): StoredValue<Value> & { isStoredUnder(key: string | null): boolean } {
  unsentInUse.add(onForgotten);
  return { ...storedValue(UNSENT + name, parse), isStoredUnder: (key) => key === UNSENT + name };
}

/** Whether something of this name waits to be sent, for those who would otherwise load its owner for nothing. */
export const keepsUnsent = (name: string): boolean => storedNames().includes(UNSENT + name);

/** Removes every personal choice from the browser, whether or not this page has ever asked for it. */
export const forgetPersonalChoices = (): void => forgetUnder(PERSONAL, inUse);

export const forgetUnsentChoices = (): void => forgetUnder(UNSENT, unsentInUse);

function forgetUnder(prefix: string, used: ReadonlySet<() => void>): void {
  for (const beginAnew of used) beginAnew();
  for (const name of storedNames()) if (name.startsWith(prefix)) storedValue(name, () => null).remove();
}

export const isIdOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
