import { beforeEach, expect, test } from 'vitest';
import { appState, changeAppState, DEFAULT_APP_STATE, forgetPersonalAppState } from './app-state.ts';
import { regionToBeginWith, rememberRegion } from './selected-region.ts';

const DENVER = { value: 'denver' };
const WALSALL = { value: 'walsall' };

beforeEach(() => changeAppState(DEFAULT_APP_STATE));

test('a form begins with the region that was chosen last (REG-15)', () => {
  expect(regionToBeginWith([DENVER, WALSALL])).toBe('');
  rememberRegion('walsall');
  expect(appState().selectedRegionId).toBe('walsall');
  expect(localStorage.getItem('appState')).toContain('"selectedRegionId":"walsall"');
  expect(regionToBeginWith([DENVER, WALSALL])).toBe('walsall');
});

test('where there is one region there is nothing to choose, and one that is not offered is not chosen', () => {
  rememberRegion('walsall');
  expect(regionToBeginWith([DENVER])).toBe('denver');
  expect(regionToBeginWith([DENVER, { value: 'jakarta' }])).toBe('');
  expect(regionToBeginWith([])).toBe('');
});

test('the next person at this computer starts afresh', () => {
  rememberRegion('walsall');
  forgetPersonalAppState();
  expect(regionToBeginWith([DENVER, WALSALL])).toBe('');
});
