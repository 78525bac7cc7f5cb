import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { ExamRoom, questionsOf } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  const { id } = await college.region({ timeZone: 'Europe/London' });
  room = await ExamRoom.open(college, id);
});
afterAll(() => college.close());

const EXAM = `query exam($examId: ID!) { exam(examId: $examId) {
  title questionCount wholeIn picks { category pick } texts { locale title } questions { _id version category texts { words } } } }`;
const IMPORT = `mutation importQuestions($examId: ID!, $questions: [NewQuestionInput!]!) {
  importQuestions(examId: $examId, questions: $questions) { questionCount } }`;
const REORDER = `mutation reorderQuestions($examId: ID!, $questionIds: [ID!]!) {
  reorderQuestions(examId: $examId, questionIds: $questionIds) { _id } }`;
const ARCHIVE = `mutation archiveExam($examId: ID!, $archived: Boolean!) {
  archiveExam(examId: $examId, archived: $archived) { _id } }`;
const COPY = `mutation createCourse($courseId: ID!, $courseInput: CourseInput!, $courseTexts: CourseTextsInput!, $copyOf: ID) {
  createCourse(courseId: $courseId, courseInput: $courseInput, courseTexts: $courseTexts, copyOf: $copyOf) { _id } }`;
const EXAMS = `query exams($courseId: ID!) { exams(courseId: $courseId) { _id title questionCount picks { pick } } }`;

interface WrittenExam {
  questionCount: number;
  wholeIn: string[];
  questions: { _id: string; category: string; texts: { words: string }[] }[];
}
const examOf = async (examId: string): Promise<WrittenExam> =>
  (await room.admin.call(EXAM, { examId })).data?.['exam'] as WrittenExam;

const imported = (words: string) => ({
  questionId: randomUUID(),
  questionInput: {
    kind: 'TRUE_FALSE',
    points: 2,
    category: 'Acts',
    texts: [{ locale: 'en', words, options: [], matches: [] }],
    right: { isTrue: true },
  },
});
const problemOf = (answer: { errors: { extensions: { problem: string } }[] }): string | undefined =>
  answer.errors[0]?.extensions.problem;

test('the names of choices that a student is given do not tell which belong together (B1)', async () => {
  const examId = await room.exam({ questions: 0 });
  const choice = (name: string, words: string) => ({ name, words });
  const text = {
    locale: 'en',
    words: 'Who wrote what?',
    options: [choice('o1', 'Paul'), choice('o2', 'Luke')],
    matches: [choice('m1', 'Romans'), choice('m2', 'Acts')],
  };
  const pairs = [
    { option: 'o1', match: 'm1' },
    { option: 'o2', match: 'm2' },
  ];
  const saved = await room.saveQuestion({
    examId,
    questionInput: { kind: 'MATCHING', texts: [text], right: { pairs } },
  });
  expect(saved.errors).toEqual([]);
  const ana = await room.student();
  const [question] = questionsOf(await ana.start(examId));
  expect(question?.options.map(({ words }) => words).toSorted()).toEqual(['Luke', 'Paul']);
  for (const { name } of question?.options ?? []) expect(name).not.toMatch(/^o\d$/);
});

test('questions come in together, sent twice they come in once, and one that is wrong keeps all others out', async () => {
  const examId = await room.exam({ questions: 1 });
  const questions = [imported('Paul wrote Acts.'), imported('Luke wrote Acts.')];
  await room.admin.call(IMPORT, { examId, questions });
  await room.admin.call(IMPORT, { examId, questions });
  expect((await examOf(examId)).questions.map(({ texts }) => texts[0]?.words)).toEqual([
    'God is love.',
    'Paul wrote Acts.',
    'Luke wrote Acts.',
  ]);
  const bad = await room.admin.call(IMPORT, { examId, questions: [imported('Good'), imported('')] });
  expect(problemOf(bad)).toBe('questionWithoutWords');
  expect((await examOf(examId)).questionCount).toBe(3);
});

test('questions are put in another order, told whole', async () => {
  const examId = await room.exam({ questions: 3 });
  const ids = (await examOf(examId)).questions.map(({ _id }) => _id);
  await room.admin.call(REORDER, { examId, questionIds: ids.toReversed() });
  expect((await examOf(examId)).questions.map(({ _id }) => _id)).toEqual(ids.toReversed());
  expect(problemOf(await room.admin.call(REORDER, { examId, questionIds: ids.slice(1) }))).toBe(
    'changedMeanwhile',
  );
});

test('an exam is whole in the languages that each of its questions has', async () => {
  const examId = await room.exam({ questions: 1 });
  const text = { words: 'Gott ist Liebe.', options: [], matches: [] };
  const both = {
    texts: [
      { locale: 'en', ...text },
      { locale: 'de_DE', ...text },
    ],
  };
  await room.saveQuestion({ examId, questionInput: both });
  expect((await examOf(examId)).wholeIn).toEqual(['en']);
  const [{ _id: questionId } = { _id: '' }] = (await examOf(examId)).questions;
  await room.saveQuestion({ examId, questionId, version: 1, questionInput: both });
  expect((await examOf(examId)).wholeIn).toEqual(['de_DE', 'en']);
});

test('of a category so many questions are asked as the exam says', async () => {
  const examId = await room.exam({ questions: 2 });
  const questions = Array.from({ length: 5 }, (_, index) => imported(`Question ${index}`));
  await room.admin.call(IMPORT, { examId, questions });
  await room.saveExam({ examId, version: 1, examInput: { picks: [{ category: 'Acts', pick: 3 }] } });
  const ana = await room.student();
  const begun = await ana.start(examId);
  expect(questionsOf(begun)).toHaveLength(5);
  const none = await room.saveExam({
    examId,
    version: 2,
    examInput: { picks: [{ category: 'Acts', pick: 0 }] },
  });
  expect(problemOf(none)).toBe('examPicks');
});

test('an exam that was taken out of its course is begun by nobody until it is brought back', async () => {
  const examId = await room.exam({ questions: 1 });
  const ana = await room.student();
  await room.admin.call(ARCHIVE, { examId, archived: true });
  expect(problemOf(await ana.start(examId))).toBe('recordNotFound');
  await room.admin.call(ARCHIVE, { examId, archived: false });
  expect((await ana.start(examId)).errors).toEqual([]);
});

test('a copy of a course has its exams, with questions of its own', async () => {
  const { id: fromId } = await college.course({ groupIds: [room.groupId] });
  const examId = randomUUID();
  await room.admin.call(
    `mutation saveExam($examId: ID!, $courseId: ID!, $examInput: ExamInput!) {
      saveExam(examId: $examId, courseId: $courseId, examInput: $examInput) { _id } }`,
    {
      examId,
      courseId: fromId,
      examInput: {
        locale: 'en',
        title: 'Midterm',
        passMark: 70,
        openBook: false,
        shuffles: false,
        review: 'NEVER',
        picks: [{ category: 'Acts', pick: 1 }],
      },
    },
  );
  const questions = [imported('Paul wrote Acts.'), imported('Luke wrote Acts.')];
  await room.admin.call(IMPORT, { examId, questions });
  const courseId = randomUUID();
  const copied = await room.admin.call(COPY, {
    courseId,
    copyOf: fromId,
    courseInput: {
      ownLocale: 'en',
      code: `COPY ${courseId.slice(0, 4)}`,
      credits: 1,
      kind: 'CORE',
      hidden: false,
    },
    courseTexts: { name: 'Acts again', description: '' },
  });
  expect(copied.errors).toEqual([]);
  const { data } = await room.admin.call(EXAMS, { courseId });
  expect(data?.['exams']).toEqual([
    { _id: expect.any(String), title: 'Midterm', questionCount: 2, picks: [{ pick: 1 }] },
  ]);
  expect(JSON.stringify(data)).not.toContain(examId);
});

test('an exam tells how many attempts there are on the campuses of the reader', async () => {
  const examId = await room.exam({ questions: 1 });
  const ask = async (caller = room.admin) =>
    (await caller.call('query exam($examId: ID!) { exam(examId: $examId) { attemptCount } }', { examId }))
      .data?.['exam'];
  expect(await ask()).toEqual({ attemptCount: 0 });
  for (let sat = 0; sat < 2; sat++) expect((await (await room.student()).start(examId)).errors).toEqual([]);
  expect(await ask()).toEqual({ attemptCount: 2 });
  const { id } = await college.region();
  const elsewhere = await college.signedIn({ roles: ['user', 'admin'], regionIds: [id] });
  expect(await ask(elsewhere)).toEqual({ attemptCount: 0 });
});
