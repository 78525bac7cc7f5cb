import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLArgument,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import { College } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';

let college: College;
let author: Browser;
let courseId: string;
let lessonId: string;
let documentId: string;
let assignmentId: string;
let teacherId: string;
let regionId: string;

beforeAll(async () => {
  college = await College.open();
  ({ id: regionId } = await college.region());
  author = await college.signedIn({ roles: ['user', 'admin', 'superadmin'], regionIds: [regionId] });
  ({ id: courseId } = await college.course());
  ({ id: lessonId } = await college.lesson({ courseId }));
  [documentId, assignmentId, teacherId] = [randomUUID(), randomUUID(), randomUUID()];
  await author.call(
    `mutation createDocument($documentId: ID!, $documentInput: DocumentInput!) {
       createDocument(documentId: $documentId, documentInput: $documentInput) { _id } }`,
    { documentId, documentInput: { title: 'Rota', permissions: [] } },
  );
});
afterAll(() => college.close());

const HOSTILE =
  '<p onclick="steal()">Kept</p><script>steal()</script><img src="https://evil.example/steal.gif" onerror="steal()">' +
  '<a href="javascript:steal()">steal</a><iframe srcdoc="<b>steal</b>"></iframe><style>steal{}</style>';
/** As it is stored: the words of the link stay, without its address. */
const CLEAN = '<p>Kept</p><a rel="noopener noreferrer nofollow">steal</a>';

interface Write {
  variables: () => Record<string, unknown>;
  /** What the answer is asked for, and where in it the text stands. */
  answer: string;
  text: string;
}

/** One good call per mutation that takes rich text. */
const WRITES: Readonly<Record<string, Write>> = {
  createCourse: {
    variables: () => ({
      courseId: randomUUID(),
      courseInput: { code: 'RT 1', ownLocale: 'en', credits: 1, kind: 'CORE', hidden: false },
      courseTexts: { name: 'Romans', description: HOSTILE },
    }),
    answer: '{ description }',
    text: 'description',
  },
  writeCourseText: {
    variables: () => ({
      courseId,
      version: 1,
      locale: 'en',
      courseTexts: { name: 'Acts', description: HOSTILE },
    }),
    answer: '{ description }',
    text: 'description',
  },
  saveLessonText: {
    variables: () => ({
      lessonId,
      version: 1,
      locale: 'en',
      words: { title: 'One', description: HOSTILE, chapters: [] },
    }),
    answer: '{ description }',
    text: 'description',
  },
  createTeacher: {
    variables: () => ({ teacherId, regionId, teacherInput: { name: 'Ruth', biography: HOSTILE } }),
    answer: '{ biography }',
    text: 'biography',
  },
  updateTeacher: {
    variables: () => ({ teacherId, version: 1, teacherInput: { name: 'Ruth A.', biography: HOSTILE } }),
    answer: '{ biography }',
    text: 'biography',
  },
  saveDocumentBody: {
    variables: () => ({ documentId, locale: 'en', version: 0, content: HOSTILE }),
    answer: '{ bodies { content } }',
    text: 'bodies.0.content',
  },
  saveAssignment: {
    variables: () => ({
      assignmentId,
      courseId,
      version: null,
      kind: 'GRADED',
      words: { locale: 'en', title: 'Essay', content: HOSTILE },
    }),
    answer: '{ texts { content } }',
    text: 'texts.0.content',
  },
  createNewsPost: {
    variables: () => ({ postId, postInput: draft }),
    answer: '{ texts { body } }',
    text: 'texts.0.body',
  },
  updateNewsPost: {
    variables: () => ({ postId, version: 1, postInput: draft }),
    answer: '{ texts { body } }',
    text: 'texts.0.body',
  },
};
const postId = randomUUID();
const draft = { audience: 'EVERYBODY', texts: [{ locale: 'en', title: 'News', body: HOSTILE }] };

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

const takesRichText = ({ type }: GraphQLArgument | GraphQLInputField): boolean => {
  const named = getNamedType(type);
  if (named.name === 'RichText') return true;
  return isInputObjectType(named) && Object.values(named.getFields()).some(takesRichText);
};

/** The shown texts of a type, as `Type.field`. */
const shownTexts = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field: GraphQLField<unknown, unknown>) => getNamedType(field.type).name === 'RichText')
      .map((field) => `${type.name}.${field.name}`),
  );

test('every mutation that takes rich text is tried here, and everything shown as rich text is known (G1)', () => {
  const taking = mutations.filter(({ args }) => args.some(takesRichText)).map(({ name }) => name);
  expect(taking.toSorted()).toEqual(Object.keys(WRITES).toSorted());
  expect(shownTexts.toSorted()).toEqual([
    'AssignmentText.content',
    'Course.description',
    'CourseText.description',
    'Document.content',
    'DocumentBody.content',
    'Lesson.description',
    'LessonText.description',
    'NewsPost.body',
    'NewsText.body',
    'StudentAssignment.content',
    'Teacher.biography',
  ]);
});

test.each(Object.entries(WRITES))('%s stores what is written clean (G1)', async (name, write) => {
  const field = mutations.find((mutation) => mutation.name === name);
  const variables = write.variables();
  const used = field?.args.filter((arg) => arg.name in variables) ?? [];
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const { data, errors } = await author.call(
    `mutation ${name}(${declared}) { ${name}(${given}) ${write.answer} }`,
    variables,
  );
  expect(errors).toEqual([]);
  const stored = write.text
    .split('.')
    .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], data?.[name]);
  expect(stored).toBe(CLEAN);
});

test('after all of it, no column of the college holds anything that could run (G1)', async () => {
  const { rows: columns } = await college.database.owner.query<{ t: string; c: string }>(
    `select table_name as t, column_name as c from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`,
  );
  const holding: string[] = [];
  for (const { t, c } of columns) {
    const { rowCount } = await college.database.owner.query(
      `select from "${t}" where "${c}"::text ~* 'steal\\(|evil\\.example' limit 1`,
    );
    if (rowCount) holding.push(`${t}.${c}`);
  }
  expect(holding).toEqual([]);
});

test('rich text that stands in the document itself, not in its variables, is cleaned as well', async () => {
  const { data } = await author.call(
    `mutation { createTeacher(teacherId: "${randomUUID()}", regionId: "${regionId}", teacherInput: {
       name: "Phoebe", biography: ${JSON.stringify(HOSTILE)} }) { biography } }`,
  );
  expect(data?.['createTeacher']).toEqual({ biography: CLEAN });
});

test('descriptions that were stored as plain text become the rich text that says the same', async () => {
  const { id } = await college.course();
  const { owner } = college.database;
  const migration = new URL(
    '../migrations/20261120-60-course-descriptions-are-rich-text.sql',
    import.meta.url,
  );
  const place = "from course_text where course_id = $1 and locale = 'en'";
  const plain = ' Law & <script>steal()</script>\r\nProphets\n \nWritings "all"\n';
  await owner.query(`update course_text set description = $2 where course_id = $1`, [id, plain]);
  await owner.query(await readFile(migration, 'utf8'));
  const { rows } = await owner.query<{ description: string }>(`select description ${place}`, [id]);
  expect(rows).toEqual([
    {
      description:
        '<p>Law &amp; &lt;script&gt;steal()&lt;/script&gt;<br />Prophets</p><p>Writings &quot;all&quot;</p>',
    },
  ]);
});
