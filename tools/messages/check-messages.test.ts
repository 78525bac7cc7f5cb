import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#kit/messages/locales.ts';
import { textProblems, translationProblems } from '#kit/messages/text-problems.ts';
import { messageProblems } from './message-problems.ts';
import { problemSentence } from './problem-sentence.ts';
import { scratchTree } from '../testing/scratch-tree.ts';

const otherLocales = LOCALES.filter((locale) => locale !== 'en');

interface ScratchFolder {
  path?: string;
  english: Record<string, string>;
  translated?: Partial<Record<Locale, unknown>>;
}

/** A folder whose languages all say what English says, except for those given. */
const folder = ({ path = 'slices/people', english, translated = {} }: ScratchFolder) => ({
  path,
  english: Object.entries(english).map(([id, text]) => ({ id, source: { text, about: 'On a button.' } })),
  translations: new Map<Locale, unknown>(
    otherLocales.map((locale) => [locale, locale in translated ? translated[locale] : english]),
  ),
});

test('texts that every language has are fine', () => {
  expect(messageProblems([folder({ english: { save: 'Save', greet: 'Hello {name}' } })])).toEqual([]);
});

test('a percentage is written as the numbers of its language are', () => {
  const texts = {
    english: { mark: 'At least {mark} %' },
    translated: { de_DE: { mark: 'Mindestens {mark}%' } },
  };
  expect(messageProblems([folder(texts)])).toEqual(
    expect.arrayContaining([
      'slices/people: mark says “} %”, which its language writes otherwise',
      'slices/people/messages/de_DE.json: mark says “}%”, which its language writes otherwise',
    ]),
  );
});

test.each([
  ['a language without a file', undefined, 'slices/people/messages/de_DE.json is missing'],
  ['an id that was forgotten', { greet: 'Hallo' }, 'slices/people/messages/de_DE.json: save is missing'],
  [
    'an id that is no more',
    { save: 'S', greet: 'H', old: 'Alt' },
    'slices/people/messages/de_DE.json: old has no English text',
  ],
  ['an empty text', { save: '', greet: 'H' }, 'slices/people/messages/de_DE.json: save is empty'],
  [
    'a file of another form',
    { save: { text: 'S' } },
    'slices/people/messages/de_DE.json must be an object of ids and texts',
  ],
])('%s is reported', (_, german, problem) => {
  const seeded = folder({ english: { save: 'Save', greet: 'Hello' }, translated: { de_DE: german } });
  expect(messageProblems([seeded])).toEqual([problem]);
});

test.each([
  ['nl_NL', 'Weet je het zeker?', ['says “je”']],
  ['nl_NL', 'Weet u het zeker? Het project is van uw school.', []],
  ['de_DE', 'Dein Kurs beginnt.', ['says “Dein”']],
  ['de_DE', 'Ihr Kurs beginnt im Studium.', []],
  ['fr_FR', 'Le texte que tu lis.', ['says “tu”']],
  ['es_MX', 'Revise tus datos.', ['says “tus”']],
  ['ru_RU', 'Это твой курс, а не оттого.', ['says “твой”']],
] as const)(
  'a person who is addressed otherwise than elsewhere in %s is noticed: %s',
  (locale, text, said) => {
    const seeded = folder({ english: { ask: 'Are you sure?' }, translated: { [locale]: { ask: text } } });
    const problems = messageProblems([seeded]);
    expect(problems.map((problem) => /says “.*”/.exec(problem)?.[0])).toEqual(said);
  },
);

test('an id that two slices use is reported', () => {
  const english = { save: 'Save' };
  expect(messageProblems([folder({ english }), folder({ path: 'kit/ui', english })])).toEqual([
    'save is defined 2 times: slices/people, kit/ui',
  ]);
});

test('an English text nobody explains is reported', () => {
  const seeded = folder({ english: { save: 'Save' } });
  seeded.english[0]!.source.about = ' ';
  expect(messageProblems([seeded])).toEqual(['slices/people: save does not say where it is shown']);
});

test.each([
  ['en', 'Save', []],
  ['en', ' Save', ['begins or ends with a blank']],
  ['en', 'Hello {name', [expect.stringContaining('is no ICU text: ')]],
  ['en', 'Hello <b>you', [expect.stringContaining('is no ICU text: ')]],
  ['en', '{n, plural, one {# day} other {# days}}', []],
  ['en', '{n, plural, other {# days}}', ['lacks the plural form "one" of n']],
  [
    'de_DE',
    '{n, plural, one {#} few {#} other {#}}',
    ['has a plural form "few" of n, which its language does not use'],
  ],
  [
    'ru_RU',
    '{n, plural, one {#} other {#}}',
    ['lacks the plural form "many" of n', 'lacks the plural form "few" of n'],
  ],
  ['uk_UA', '{n, plural, one {#} few {#} many {#} other {#}}', []],
  ['pl_PL', '{n, plural, one {#} few {#} other {#}}', ['lacks the plural form "many" of n']],
  ['zh_CN', '{n, plural, other {#}}', []],
  ['zh_TW', '{n, plural, =0 {無} other {#}}', []],
  [
    'id_ID',
    '{n, plural, one {#} other {#}}',
    ['has a plural form "one" of n, which its language does not use'],
  ],
  ['fr_FR', '{n, plural, one {#} other {#}}', []],
  ['fr_FR', '{n, plural, one {#} many {#} other {#}}', []],
  ['it_IT', '{n, selectordinal, other {#º}}', ['lacks the plural form "many" of n']],
] as const)('in %s the text "%s" by itself has the problems %j', (locale, text, problems) => {
  expect(textProblems(text, locale).map(problemSentence)).toEqual(problems);
});

test.each([
  ['Hallo {name}', 'Hello {name}', []],
  ['Hallo', 'Hello {name}', ['lacks {name: argument}']],
  [
    'Hallo {nahme}',
    'Hello {name}',
    ['lacks {name: argument}', 'has {nahme: argument}, which English has not'],
  ],
  [
    '{n} Tage',
    '{n, plural, one {# day} other {# days}}',
    ['lacks {n: cardinal plural}', 'has {n: argument}, which English has not'],
  ],
  ['{d, date, short}', '{d, date, medium}', []],
  ['{d, time, short}', '{d, date, short}', ['lacks {d: date}', 'has {d: time}, which English has not']],
  ['<a>Hier</a>', '<a>Here</a>', []],
  ['Hier', '<a>Here</a>', ['lacks {a: tag}']],
  ['<a>{name}</a>', '<a>Here</a>', ['has {name: argument}, which English has not']],
  [
    '{s, select, open {a} other {b}}',
    '{s, select, open {a} shut {c} other {b}}',
    ['lacks {shut} in select s'],
  ],
  [
    '{s, select, other {{n}}}',
    '{s, select, other {{n, number}}}',
    ['lacks {n: number}', 'has {n: argument}, which English has not'],
  ],
])('"%s" as a translation of "%s" has the problems %j', (text, english, problems) => {
  expect(translationProblems(text, english).map(problemSentence)).toEqual(problems);
});

test('the check reads slices and kit rooms from the repository it runs in', () => {
  const repository = join(import.meta.dirname, '../..');
  const catalogue = (ids: string, name = 'messages') => `
    import { defineMessages } from '#kit/messages/define-messages.ts';
    export const ${name} = defineMessages('test', { ${ids} });`;
  const root = scratchTree({
    'package.json': '{ "type": "module", "imports": { "#kit/*": "./kit/*" } }',
    'kit/messages/define-messages.ts': readFileSync(
      join(repository, 'kit/messages/define-messages.ts'),
      'utf8',
    ),
    'slices/people/rules/messages.ts': catalogue(`personName: { text: 'Name', about: 'A label.' }`),
    'slices/people/rules/emails.ts': catalogue(`hello: { text: 'Hello', about: 'A mail.' }`, 'emails'),
    'kit/ui/messages.ts': catalogue(`close: { text: 'Close', about: 'A button.' }`),
    ...Object.fromEntries(
      otherLocales.map((locale) => [
        `slices/people/messages/${locale}.json`,
        '{ "personName": "N", "hello": "H" }',
      ]),
    ),
    ...Object.fromEntries(
      otherLocales.map((locale) => [`kit/ui/messages/${locale}.json`, '{ "close": "C" }']),
    ),
    'kit/ui/messages/hu_HU.json': '{}',
  });
  const check = spawnSync(process.execPath, [join(repository, 'tools/messages/check-messages.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(check.stdout).toBe('kit/ui/messages/hu_HU.json: close is missing\n');
  expect(check.status).toBe(1);
});
