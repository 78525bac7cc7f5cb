import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let superadmin: Browser;

const SEEN = '{ _id name uses version }';
const ALL = `query categories($use: CategoryUse) { categories(use: $use) ${SEEN} }`;
const CREATE = `mutation createCategory($categoryId: ID!, $categoryInput: CategoryInput!) {
  createCategory(categoryId: $categoryId, categoryInput: $categoryInput) ${SEEN} }`;
const UPDATE = `mutation updateCategory($categoryId: ID!, $version: Int!, $categoryInput: CategoryInput!) {
  updateCategory(categoryId: $categoryId, version: $version, categoryInput: $categoryInput) ${SEEN} }`;
const DELETE = 'mutation deleteCategory($categoryId: ID!) { deleteCategory(categoryId: $categoryId) }';

const said = (name: string, ...uses: string[]) => ({ name, uses });
const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;
const actionsOn = async (id: string) =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [id],
    )
  ).rows.map(({ action }) => action);

async function make(name: string, ...uses: string[]): Promise<string> {
  const categoryId = randomUUID();
  await superadmin.call(CREATE, { categoryId, categoryInput: said(name, ...uses) });
  return categoryId;
}

beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
});
afterAll(() => college.close());

test('a category is made once, however often its form is sent, and its name is given once (HOLE-24)', async () => {
  const categoryId = randomUUID();
  const sent = { categoryId, categoryInput: said(' Chapel ', 'LINKS', 'DOCUMENTS') };
  const answers = await Promise.all([superadmin.call(CREATE, sent), superadmin.call(CREATE, sent)]);
  for (const { data } of answers) {
    expect(data?.['createCategory']).toEqual({
      _id: categoryId,
      name: 'Chapel',
      uses: ['DOCUMENTS', 'LINKS'],
      version: 1,
    });
  }
  expect(await actionsOn(categoryId)).toEqual(['createCategory']);
  const windows = ['CHAPEL', 'Life', 'life'].map((name) =>
    superadmin.call(CREATE, { categoryId: randomUUID(), categoryInput: said(name, 'LINKS') }),
  );
  const problems = (await Promise.all(windows)).map(({ errors }) => errors[0]?.extensions.problem);
  expect(problems.filter((problem) => problem === 'categoryNameTaken')).toHaveLength(2);
});

test('a form that was opened before another change is refused, and the same again changes nothing', async () => {
  const categoryId = await make('Exams', 'DOCUMENTS');
  const change = { categoryId, version: 1, categoryInput: said('Exams', 'MESSAGES') };
  for (let time = 0; time < 2; time++)
    expect((await superadmin.call(UPDATE, change)).data).toMatchObject({ updateCategory: { version: 2 } });
  expect(await actionsOn(categoryId)).toEqual(['createCategory', 'updateCategory']);
  const late = superadmin.call(UPDATE, { ...change, categoryInput: said('Tests', 'MESSAGES') });
  expect(await problemOf(late)).toBe('changedMeanwhile');
  const unknown = superadmin.call(UPDATE, { ...change, categoryId: randomUUID() });
  expect(await problemOf(unknown)).toBe('recordNotFound');
});

test('a change that says nothing of place and colour leaves both as they are', async () => {
  const categoryId = randomUUID();
  const placed = { ...said('Choir', 'COURSES'), position: 7, colour: 'MOSS' };
  await superadmin.call(CREATE, { categoryId, categoryInput: placed });
  await superadmin.call(UPDATE, { categoryId, version: 1, categoryInput: said('Choirs', 'COURSES') });
  const { data } = await superadmin.call('query categories { categories { _id name position colour } }');
  expect(data?.['categories']).toContainEqual({
    _id: categoryId,
    name: 'Choirs',
    position: 7,
    colour: 'MOSS',
  });
});

test('everybody reads them, by name and by what they are for; only superadmins change them', async () => {
  const [ministry, rules] = [await make('Ministry', 'MESSAGES'), await make('Âge and rules', 'LINKS')];
  const student = await college.signedIn();
  const names = async (use?: string) => {
    const { data } = await student.call(ALL, { use });
    return (data?.['categories'] as { name: string }[] | undefined)?.map(({ name }) => name) ?? [];
  };
  const all = await names();
  expect(all.indexOf('Âge and rules')).toBeLessThan(all.indexOf('Ministry'));
  expect(await names('MESSAGES')).toContain('Ministry');
  expect(await names('LINKS')).not.toContain('Ministry');
  expect(await problemOf(student.call(DELETE, { categoryId: ministry }))).toBe('notAllowed');
  expect(
    await problemOf(student.call(CREATE, { categoryId: rules, categoryInput: said('x', 'LINKS') })),
  ).toBe('notAllowed');
  expect((await college.visitor().call(ALL)).data).toBeNull();
});

test('a category is deleted when nothing is sorted by it, and twice is once (HOLE-24)', async () => {
  const categoryId = await make('Library', 'DOCUMENTS');
  const { owner } = college.database;
  await owner.query(`insert into document (title, category_id) values ('Opening hours', $1)`, [categoryId]);
  expect(await problemOf(superadmin.call(DELETE, { categoryId }))).toBe('categoryInUse');
  await owner.query('update document set category_id = null');
  for (let time = 0; time < 2; time++)
    expect((await superadmin.call(DELETE, { categoryId })).data).toEqual({ deleteCategory: true });
  expect(await actionsOn(categoryId)).toEqual(['createCategory', 'deleteCategory']);
});
