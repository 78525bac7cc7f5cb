import { closestLocale } from '#kit/messages/closest-locale.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#kit/messages/locales.ts';
import { isFlag, isIdOrNull, storedChoices, type Fitting } from './stored-choices.ts';

/** What the client remembers from visit to visit. The names are the specification's. */
export interface AppState {
  selectedGroup: string | null;
  userGroups: readonly { _id: string; name: string; archived: boolean }[];
  readLocale: Locale;
  writeLocale: Locale;
  showHidden: boolean;
  publicLocale: Locale;
  selectedRegionId: string | null;
  /** One that the dashboard does not know counts as none. */
  selectedDashboard: string;
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

export const FITTING_APP_STATE: Fitting<AppState> = {
  selectedGroup: isIdOrNull,
  userGroups: Array.isArray,
  readLocale: isLocale,
  writeLocale: isLocale,
  showHidden: isFlag,
  publicLocale: isLocale,
  selectedRegionId: isIdOrNull,
  selectedDashboard: (value) => typeof value === 'string',
  adminDashRegionId: isIdOrNull,
};

/** A browser that comes for the first time is spoken to in the language it prefers, as far as we speak it. */
const firstAppState = (): AppState => {
  const preferred = closestLocale(navigator.languages);
  return { ...DEFAULT_APP_STATE, publicLocale: preferred, readLocale: preferred };
};

const choices = storedChoices('appState', DEFAULT_APP_STATE, FITTING_APP_STATE, firstAppState);

export const appState = (): AppState => choices.get();
export const changeAppState = (changes: Partial<AppState>): void => choices.change(changes);
export const useAppState = (): AppState => choices.use();

/** Speaks another language. Courses are read in it as well, until another is chosen for them: a page speaks one language. */
export function speak(locale: Locale): void {
  const isNew = appState().publicLocale !== locale;
  changeAppState({ publicLocale: locale, ...(isNew && { readLocale: locale }) });
}

/** The next person at this computer has other groups and regions; languages and tastes may stay. */
export const forgetPersonalAppState = (): void =>
  changeAppState({ selectedGroup: null, userGroups: [], selectedRegionId: null, adminDashRegionId: null });
