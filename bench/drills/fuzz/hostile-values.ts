import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import type { Random } from '#kit/demo/random.ts';

/** Texts that have broken something somewhere. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  "'",
  '"',
  '\\',
  "'; drop table person; --",
  "' or 1=1 --",
  "') union select password_hash from person --",
  '$1',
  '$$; select pg_sleep(10); $$',
  "E'\\x41'",
  '%_%',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'half of a pair \udfff',
  '\ufeff\u202e\u200b',
  '👩‍👩‍👧‍👦'.repeat(20),
  'İıẞﬃ',
  '\r\nSet-Cookie: sid=1',
  '../../../../etc/passwd',
  'C:\\Windows\\win.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}#{7*7}<%= 7*7 %>',
  '{reference, plural, one {#',
  '{seconds}',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  'null',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(400),
  '0'.repeat(64),
  'f'.repeat(64),
  'a@b.c',
  `${'a'.repeat(300)}@${'b'.repeat(300)}.c`,
  'en',
  'de_DE',
  'USA',
  'USD',
  'ERROR',
  'reportFrontEndError',
  'User not found.pdf',
  'cookie is not defined',
  '{"error":"x","url":"/"}',
  '{"error":',
  '2026-02-30T25:61:61Z',
  '+275760-09-14T00:00:00Z',
  '-271821-04-19T00:00:00Z',
  'infinity',
  `${'a'.repeat(20_000)}!`,
  '('.repeat(5_000),
  'x'.repeat(100_000),
  '\u{1F4A3}'.repeat(25_000),
];

const WHOLE_NUMBERS: readonly number[] = [0, 1, -1, 2, 20, 50, 100, 101, 2 ** 31 - 1, -(2 ** 31)];
const OTHER_NUMBERS: readonly unknown[] = [1.5, -0.1, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324, '1', true];

/** A value of quite another kind. */
const MISFITS: readonly unknown[] = [
  null,
  true,
  0,
  'text',
  [],
  {},
  [[]],
  { a: { b: [null] } },
  [null, 'x'],
  { __proto__: null },
];

const DAYS = ['1000-01-01', '2026-02-28', '2026-02-30', '9999-12-31'];

export const hostileText = (random: Random): string => random.pick(HOSTILE_TEXTS);

/** A value for a place: mostly one that fits, as strange as it may be. */
export function valueFor(type: GraphQLInputType, random: Random, ids: readonly string[]): unknown {
  if (random.chance(0.015)) return random.pick(MISFITS);
  if (!isNonNullType(type) && random.chance(0.15)) return null;
  const bare = getNullableType(type);
  if (isListType(bare))
    return Array.from({ length: random.int(0, 3) }, () => valueFor(bare.ofType, random, ids));
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter(
      (field) => isNonNullType(field.type) || random.chance(0.6),
    );
    const extra = random.chance(0.03) ? [[hostileText(random), 1]] : [];
    return Object.fromEntries([
      ...fields.map((field) => [field.name, valueFor(field.type, random, ids)]),
      ...extra,
    ]);
  }
  return scalarFor(getNamedType(bare).name, random, ids);
}

function scalarFor(type: string, random: Random, ids: readonly string[]): unknown {
  switch (type) {
    case 'Int':
    case 'Float':
    case 'Percent':
      return random.pick<unknown>(random.chance(0.9) ? WHOLE_NUMBERS : OTHER_NUMBERS);
    case 'Day':
      return random.chance(0.6) ? random.pick(DAYS) : hostileText(random);
    case 'Boolean':
      return random.chance(0.97) ? random.chance(0.5) : 'true';
    case 'ID':
      return random.chance(0.7)
        ? random.pick(ids)
        : random.chance(0.5)
          ? hostileText(random)
          : random.int(-5, 5);
    default:
      return random.chance(0.8) ? hostileText(random) : random.pick(ids);
  }
}
