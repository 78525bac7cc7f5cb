import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_APP_STATE, FITTING_APP_STATE } from './app-state.ts';
import { fittingChoices } from './stored-choices.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const defaults = {
  selectedGroup: null,
  userGroups: [],
  readLocale: 'en',
  writeLocale: 'en',
  showHidden: false,
  publicLocale: 'en',
  selectedRegionId: null,
  selectedDashboard: 'Admin',
  adminDashRegionId: null,
};

test('a new browser starts from the defaults (API-36) (I18N-11) (I18N-12)', async () => {
  const { appState } = await import('./app-state.ts');
  expect(appState()).toEqual(defaults);
});

test('a new browser is spoken to in the language it prefers', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko', 'zh-HK', 'en']);
  const { appState } = await import('./app-state.ts');
  expect(appState()).toEqual({ ...defaults, publicLocale: 'zh_TW', readLocale: 'zh_TW' });
});

test('courses are read in a language that is newly spoken, and in the one chosen for them after that', async () => {
  const { appState, changeAppState, speak } = await import('./app-state.ts');
  speak('de_DE');
  expect(appState()).toEqual({ ...defaults, publicLocale: 'de_DE', readLocale: 'de_DE' });
  changeAppState({ readLocale: 'es_MX' });
  speak('de_DE');
  expect(appState()).toEqual({ ...defaults, publicLocale: 'de_DE', readLocale: 'es_MX' });
});

test('what is changed is there again on the next page (API-36, USER-43)', async () => {
  const first = await import('./app-state.ts');
  const chosen = {
    publicLocale: 'de_DE',
    selectedGroup: 'g1',
    userGroups: [{ _id: 'g1', name: 'First Year', archived: false }],
    showHidden: true,
    selectedRegionId: 'r1',
  } as const;
  first.changeAppState(chosen);
  vi.resetModules();
  const second = await import('./app-state.ts');
  expect(second.appState()).toEqual({ ...defaults, ...chosen });
  second.forgetPersonalAppState();
  expect(second.appState()).toEqual({ ...defaults, publicLocale: 'de_DE', showHidden: true });
});

test.each([
  ['no object', 'text'],
  ['a language we do not speak', { publicLocale: 'xx_XX' }],
  ['a wrong type', { showHidden: 'yes', userGroups: 'none', selectedGroup: 7 }],
  ['a dashboard without a name', { selectedDashboard: 7 }],
  ['a name we do not know', { isAdmin: true }],
])('%s in storage falls to the defaults', (_, stored) => {
  expect(fittingChoices(stored, DEFAULT_APP_STATE, FITTING_APP_STATE)).toEqual(defaults);
});
