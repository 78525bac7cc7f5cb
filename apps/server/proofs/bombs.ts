import { LIMITS } from '#kit/graphql/limits.ts';

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nested = (count: number, open: string, middle: string, close: string): string =>
  open.repeat(count) + middle + close.repeat(count);
export const asking = (query: string, variables: object = {}): string => JSON.stringify({ query, variables });
export const logits = (rows: string): string => `{ logits(first: ${rows}) { rows { _id } } }`;

/** Fragments that each spread the next one twice: twenty of them ask for a million fields. */
const doubling = (count: number): string =>
  `{ currentUser { ...F0 } } ${times(count, (i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`)}
   fragment F${count} on User { _id }`;

/** Small requests that would cause a lot of work, as the text of the request's body. */
export const bombs: [what: string, body: string][] = [
  ['fifty levels', asking(nested(50, '{ a ', '{ b }', '}'))],
  [
    'nine levels of fields that exist',
    asking(`{ __schema { types { fields ${nested(6, '{ type { fields ', '{ name }', '} }')} } } }`),
  ],
  ['600 braces around one field', asking(`{ currentUser { ${nested(600, '... { ', '_id', ' }')} } }`)],
  ['500 aliases', asking(`{ ${times(499, (i) => `a${i}: regionZones`)} }`)],
  [
    '16 aliases in fragments',
    asking(`{ currentUser { ...F } } fragment F on User { ${times(16, (i) => `a${i}: _id`)} }`),
  ],
  ['too many roots', asking(`{ ${times(LIMITS.rootFields + 1, () => 'regionZones')} }`)],
  ['one field 2,000 times', asking(`{ currentUser { ${'_id '.repeat(1_990)} } }`)],
  ['one record 490 times', asking(`{ ${'currentUser { _id } '.repeat(490)} }`)],
  [
    'fragments in a circle',
    asking('{ currentUser { ...A } } fragment A on User { ...B } fragment B on User { ...A }'),
  ],
  ['fragments that double twenty times', asking(doubling(20))],
  ['fragments that double ninety times', asking(doubling(90))],
  [
    '200 fragments side by side',
    asking(
      `{ currentUser { ${times(200, (i) => `...F${i}`)} } } ${times(200, (i) => `fragment F${i} on User { _id }`)}`,
    ),
  ],
  ['10,000 directives', asking(`{ currentUser { _id ${'@x '.repeat(10_000)} } }`)],
  ['280 directives that exist', asking(`{ currentUser { ${'_id @include(if: true) '.repeat(280)} } }`)],
  ['280 operations', asking(times(280, (i) => `query q${i} { regionZones }`))],
  ['380 variables', asking(`query (${times(380, (i) => `$v${i}: ID!`)}) { regionZones }`)],
  ['a document of a megabyte', asking(`{ documentByTitle(title: "${'x'.repeat(1_000_000)}") { _id } }`)],
  ['33,000 escapes', asking(`{ documentByTitle(title: "${'\\u0041'.repeat(33_000)}") { _id } }`)],
  ['a text of 60,000 lines', asking(`{ documentByTitle(title: """${'\n x'.repeat(60_000)}""") { _id } }`)],
  ['a number of 200,000 digits', asking(logits('9'.repeat(200_000)))],
  ['a billion rows', asking(logits('1000000000'))],
  ['a billion rows by variable', asking(`query ($n: Int) ${logits('$n')}`, { n: 1e9 })],
  ['a billion rows by default', asking(`query ($n: Int = 1000000000) ${logits('$n')}`)],
  ['fewer rows than none', asking(logits('-1'))],
  ['a list in a list, 990 times', asking(`{ documentByTitle(title: ${nested(990, '[', '', ']')}) { _id } }`)],
  [
    'an object in an object, 480 times',
    asking(`mutation { updateAddress(addressInput: ${nested(480, '{a:', '1', '}')}) { _id } }`),
  ],
  [
    'two passwords in one document',
    asking(
      `mutation { ${times(2, (i) => `a${i}: loginWithPassword(email: "a@b.c", password: "x") { _id }`)} }`,
    ),
  ],
  ['a batch of a thousand', `[${Array.from({ length: 1_000 }, () => asking('{ regionZones }')).join(',')}]`],
  ['variables of a quarter megabyte', asking('{ nobody }', { text: 'x'.repeat(250_000) })],
  [
    'variables 50,000 deep',
    `{"query":"query ($id: ID!) { nobody(id: $id) }","variables":{"id":${nested(50_000, '[', '', ']')}}}`,
  ],
];
