import { closestLocale } from '#kit/messages/closest-locale.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#kit/messages/locales.ts';
import { liveValue, useLiveValue } from './live-value.ts';
import { isRecord, storedValue } from './stored-value.ts';

export const DASHBOARDS = ['Admin', 'Manager', 'Student'] as const;

/** What the client remembers from visit to visit. The names are the specification's. */
export interface AppState {
  selectedGroup: string | null;
  userGroups: readonly { _id: string; name: string; archived: boolean }[];
  readLocale: Locale;
  writeLocale: Locale;
  showHidden: boolean;
  publicLocale: Locale;
  selectedRegionId: string | null;
  selectedDashboard: (typeof DASHBOARDS)[number];
  adminDashRegionId: string | null;
}

export const DEFAULT_APP_STATE: AppState = {
  selectedGroup: null,
  userGroups: [],
  readLocale: DEFAULT_LOCALE,
  writeLocale: DEFAULT_LOCALE,
  showHidden: false,
  publicLocale: DEFAULT_LOCALE,
  selectedRegionId: null,
  selectedDashboard: 'Admin',
  adminDashRegionId: null,
};

const isIdOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isKept: { [Name in keyof AppState]: (value: unknown) => boolean } = {
  selectedGroup: isIdOrNull,
  userGroups: Array.isArray,
  readLocale: isLocale,
  writeLocale: isLocale,
  showHidden: (value) => typeof value === 'boolean',
  publicLocale: isLocale,
  selectedRegionId: isIdOrNull,
  selectedDashboard: (value) => DASHBOARDS.some((dashboard) => dashboard === value),
  adminDashRegionId: isIdOrNull,
};

/** Storage may hold anything, from an older version or another hand: what does not fit falls to its default. */
export function parseAppState(stored: unknown): AppState {
  if (!isRecord(stored)) return DEFAULT_APP_STATE;
  const fitting = Object.entries(isKept).filter(([name, fits]) => name in stored && fits(stored[name]));
  return { ...DEFAULT_APP_STATE, ...Object.fromEntries(fitting.map(([name]) => [name, stored[name]])) };
}

const stored = storedValue('appState', parseAppState);
/** A browser that comes for the first time is spoken to in the language it prefers, as far as we speak it. */
const firstAppState = (): AppState => ({
  ...DEFAULT_APP_STATE,
  publicLocale: closestLocale(navigator.languages),
});

const live = liveValue<AppState>(stored.read() ?? firstAppState());

export const appState = (): AppState => live.get();

export function changeAppState(changes: Partial<AppState>): void {
  live.set({ ...live.get(), ...changes });
  stored.write(live.get());
}

export const useAppState = (): AppState => useLiveValue(live);

/** The next person at this computer has other groups and regions; languages and tastes may stay. */
export const forgetPersonalChoices = (): void =>
  changeAppState({ selectedGroup: null, userGroups: [], selectedRegionId: null, adminDashRegionId: null });
