import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { countsForRows, TELLS_OF_CALLER } from './limits.ts';
import { measure } from './measure.ts';

const schema = buildSchema(`
  interface Event { name: String }
  type Exam implements Event { name: String  questions(first: Int): [Question!]!  code: String }
  type Chapel implements Event { name: String  place: String }
  type Question { text: String }
  union Found = Exam | Chapel
  type ExamPage { rows: [Exam!]!  nextCursor: ID }
  type Query { exams(first: Int): ExamPage  event: Event  found: Found  events(first: Int): [Event!]!  exam: Exam }
`);

function costOf(query: string): number {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation.');
  return measure(schema, document, operation).cost;
}

const QUESTIONS = 'questions(first: 50) { text }';

test.each([
  ['a type', `{ exam { ${QUESTIONS} } }`, 52],
  ['a kind of an interface', `{ event { ... on Exam { ${QUESTIONS} } } }`, 52],
  ['a kind of a union', `{ found { ... on Exam { ${QUESTIONS} } } }`, 52],
  ['a named fragment', `{ event { ...E } } fragment E on Exam { ${QUESTIONS} }`, 52],
  ['a fragment inside a fragment', `{ found { ... on Event { ... on Exam { ${QUESTIONS} } } } }`, 52],
])('a list costs by its rows when it is reached through %s', (_, query, cost) => {
  expect(costOf(query)).toBe(cost);
});

test('what tells of the caller is known by the types of the root fields', () => {
  const marked = buildSchema(
    'type User { id: ID } type Page { rows: [User!]! } type Query { me: User  all: [User!]  page: Page  code: ID }',
  );
  const user = marked.getType('User');
  if (!user) throw new Error('There is no such type.');
  user.extensions = TELLS_OF_CALLER;
  const told = [
    '{ me { id } }',
    '{ code ...M } fragment M on Query { all { id } }',
    '{ code }',
    '{ page { rows { id } } }',
  ];
  const answers = told.map((query) => {
    const document = parse(query);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation.');
    return measure(marked, document, operation).tellsOfCaller;
  });
  expect(answers).toEqual([true, true, false, false]);
});

test('a list that says how long it is costs that much', () => {
  const counted = buildSchema('type Text { id: ID } type Query { texts: [Text!]! }');
  const texts = counted.getQueryType()?.getFields()['texts'];
  if (!texts) throw new Error('There is no such list.');
  texts.extensions = countsForRows(1_000);
  const document = parse('{ texts { id } }');
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation.');
  expect(measure(counted, document, operation).cost).toBe(1_001);
});

test('of what is asked of each kind the dearest counts, beside what is asked of all', () => {
  const both = `name ... on Exam { ${QUESTIONS} } ... on Chapel { place }`;
  expect(costOf(`{ event { ${both} } }`)).toBe(1 + 1 + 51);
  expect(costOf(`{ events(first: 10) { ${both} } }`)).toBe(1 + 10 * (1 + 51));
});

test('what is asked of one kind in several fragments counts together', () => {
  expect(costOf(`{ event { ... on Exam { code } ... on Exam { ${QUESTIONS} } } }`)).toBe(1 + 1 + 51);
});

test('a page counts once, and its rows as many times as were asked for', () => {
  const page = '{ exams(first: 10) { rows { code name } nextCursor } }';
  expect(costOf(page)).toBe(1 + 1 + 1 + 10 * 2);
  expect(costOf('{ exams(first: 10) { ...P } } fragment P on ExamPage { rows { code } }')).toBe(1 + 1 + 10);
});
