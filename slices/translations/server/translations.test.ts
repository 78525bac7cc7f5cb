import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#kit/db/database.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { College } from '#testing/college.ts';
import { speak } from './speak.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
  await college.database.owner.query(
    `insert into translation (locale, message_id, text) values
      ('de_DE', 'welcomeBack', 'Schön, dass Sie da sind'), ('de_DE', 'back', 'Zurück'), ('fr_FR', 'back', 'Retour')`,
  );
});
afterAll(() => college.close());

const _id = expect.stringMatching(/^[0-9a-f-]{36}$/);

interface Text {
  _id: string;
  id: string;
  defaultMessage: string;
}

const TEXTS = `query translations($locale: String!, $onlyChanged: Boolean) {
  translations(locale: $locale, onlyChanged: $onlyChanged) { _id id defaultMessage } }`;
const textsIn = async (locale: string, onlyChanged?: boolean) => {
  const { data } = await college.visitor().call(TEXTS, { locale, onlyChanged });
  return data?.['translations'] as Text[];
};

describe('the texts of a language', () => {
  test('are all that the product shows, in that language (API-12, I18N-04)', async () => {
    const { bundled } = college.served.state.services;
    const texts = await textsIn('fr_FR');
    expect(texts.map(({ id }) => id)).toEqual(Object.keys(bundled.english).toSorted());
    expect(texts.map(({ defaultMessage }) => defaultMessage)).not.toContain('');
    expect(texts).toContainEqual({
      _id: 'fr_FR.cancel',
      id: 'cancel',
      defaultMessage: bundled.translated('fr_FR', 'cancel'),
    });
    expect(new Set(texts.map((text) => text._id)).size).toBe(texts.length);
  });

  test('are English in English, and none in a language nobody speaks here (API-12)', async () => {
    const { bundled } = college.served.state.services;
    const texts = await textsIn('en');
    expect(texts).toHaveLength(Object.keys(bundled.english).length);
    expect(texts.find(({ id }) => id === 'cancel')?.defaultMessage).toBe(bundled.english['cancel']?.text);
    expect(await textsIn('xx_XX')).toEqual([]);
  });

  test('are the college’s own words where it has some (API-12)', async () => {
    const texts = new Map((await textsIn('de_DE')).map(({ id, defaultMessage }) => [id, defaultMessage]));
    expect(texts.get('welcomeBack')).toBe('Schön, dass Sie da sind');
    expect(texts.get('cancel')).toBe(college.served.state.services.bundled.translated('de_DE', 'cancel'));
  });

  test('are only the college’s own words for our pages, which carry the others with them', async () => {
    expect(await textsIn('de_DE', true)).toEqual([
      { _id: 'de_DE.back', id: 'back', defaultMessage: 'Zurück' },
      { _id: 'de_DE.welcomeBack', id: 'welcomeBack', defaultMessage: 'Schön, dass Sie da sind' },
    ]);
    expect(await textsIn('hu_HU', true)).toEqual([]);
  });

  test('of several languages are not answered to one document', async () => {
    const two = `{ one: translations(locale: "en") { _id id defaultMessage }
      other: translations(locale: "de_DE") { _id id defaultMessage } }`;
    expect((await college.visitor().call(two)).errors[0]?.extensions.problem).toBe('requestTooLarge');
  });
});

test('a visitor reads the languages content is written in (API-13, I18N-03)', async () => {
  const { data } = await college.visitor().call('query locales { locales { _id name value label } }');
  const locales = data?.['locales'] as { value: string }[];
  expect(locales.map(({ value }) => value).toSorted()).toEqual([...LOCALES].toSorted());
  expect(locales).toContainEqual({ _id, name: 'German', value: 'de_DE', label: 'Deutsch' });
});

describe('what the server says itself', () => {
  const say = async (locale: 'de_DE' | 'en', ids: string[]) => {
    const { appPool, services } = college.served.state;
    return speak(openDatabase(appPool, WHOLE_COLLEGE), services, locale, ids);
  };

  test('is the college’s own wording first, then the product’s, with the values filled in', async () => {
    const german = await say('de_DE', ['welcomeBack', 'resetMailSubject']);
    expect(german('welcomeBack')).toBe('Schön, dass Sie da sind');
    const english = await say('en', ['resetMailSubject']);
    expect(english('resetMailSubject', { appName: 'eCharis' })).toBe('Reset your eCharis password');
  });

  test('names an id nobody knows', async () => {
    expect((await say('en', ['nonsense']))('nonsense')).toBe('Invalid message [nonsense]');
  });
});
