import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#kit/db/database.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { College } from '#kit/testing/college.ts';
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

test('a visitor reads the college’s own wording of one language (API-12, I18N-04)', async () => {
  const query =
    'query translations($locale: String!) { translations(locale: $locale) { _id id defaultMessage } }';
  const { data } = await college.visitor().call(query, { locale: 'de_DE' });
  expect(data).toEqual({
    translations: [
      { _id, id: 'back', defaultMessage: 'Zurück' },
      { _id, id: 'welcomeBack', defaultMessage: 'Schön, dass Sie da sind' },
    ],
  });
  expect((await college.visitor().call(query, { locale: 'xx_XX' })).data).toEqual({ translations: [] });
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
