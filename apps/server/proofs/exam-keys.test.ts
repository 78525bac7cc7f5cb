import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { Kind, parse, print, type FragmentDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
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

/** Stands in whatever tells what is right: in explanations, and in the words that a fill-in accepts. */
const CANARY = 'canary';

const option = (name: string) => ({ name, words: `Option ${name}` });
const QUESTIONS = [
  { kind: 'SINGLE_CHOICE', options: ['a', 'b'], right: { option: 'a' } },
  { kind: 'MULTIPLE_CHOICE', options: ['a', 'b', 'c'], right: { options: ['a', 'b'] } },
  { kind: 'TRUE_FALSE', options: [], right: { isTrue: true } },
  {
    kind: 'MATCHING',
    options: ['a', 'b'],
    matches: ['x', 'y'],
    right: {
      pairs: [
        { option: 'a', match: 'x' },
        { option: 'b', match: 'y' },
      ],
    },
  },
  { kind: 'FILL_IN', options: [], accepted: [`${CANARY}-accepted`] },
];

async function examOfEveryKind(): Promise<string> {
  const examId = await room.exam({ questions: 0 });
  for (const { options, matches = [], ...question } of QUESTIONS) {
    const text = { locale: 'en', words: 'What is right?', explanation: `${CANARY}-explanation` };
    const texts = [{ ...text, options: options.map(option), matches: matches.map(option) }];
    const saved = await room.saveQuestion({
      examId,
      questionInput: { right: null, ...question, points: 1, texts },
    });
    expect(saved.errors).toEqual([]);
  }
  return examId;
}

interface Operation {
  name: string;
  kind: string;
  variables: string[];
  text: string;
}

/** Every operation that a page of exams sends, as it sends it. */
async function operationsOfExams(): Promise<Operation[]> {
  const texts: string[] = [];
  for await (const path of glob('slices/exams/web/**/*.graphql')) texts.push(await readFile(path, 'utf8'));
  const definitions = texts.flatMap((text) => parse(text).definitions);
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({
      name: operation.name?.value ?? '',
      kind: operation.operation,
      variables: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
      text: withFragments(print(operation), fragments),
    }));
}

/** An operation with the fragments it names, and those that these name. */
function withFragments(text: string, fragments: readonly FragmentDefinitionNode[]): string {
  const missing = fragments.filter(
    ({ name: { value } }) => text.includes(`...${value}`) && !text.includes(`fragment ${value} `),
  );
  return missing.length === 0 ? text : withFragments([text, ...missing.map(print)].join('\n'), fragments);
}

/** What all questions together are answered with. Those for staff are refused, and their refusal says nothing either. */
async function askEverything(browser: Browser, known: Record<string, unknown>) {
  const answers: { name: string; text: string; isAnswered: boolean }[] = [];
  for (const { name, kind, variables, text } of await operationsOfExams()) {
    if (kind !== 'query') continue;
    const asked = Object.fromEntries(variables.map((variable) => [variable, known[variable] ?? null]));
    const answer = await browser.call(text, asked);
    answers.push({ name, text: answer.text, isAnswered: answer.errors.length === 0 });
  }
  return answers;
}

test('no answer to any question of the exam pages tells what is right before the review is released (B1)', async () => {
  const examId = await examOfEveryKind();
  const ana = await room.student();
  const told: { name: string; text: string; isAnswered: boolean }[] = [];
  const sittings = [randomUUID(), randomUUID()];
  const ask = async (attemptId: string) =>
    told.push(
      ...(await askEverything(ana.browser, { examId, attemptId, locale: 'en', courseId: room.courseId })),
    );
  const [first, second] = sittings as [string, string];
  await ask(first);
  for (const attemptId of [first, second]) {
    const begun = await ana.start(examId, attemptId);
    told.push({ name: 'startExam', text: begun.text, isAnswered: true });
    expect(questionsOf(begun)).toHaveLength(QUESTIONS.length);
    await ask(attemptId);
    const seen = ana.event('SEEN', { questionId: questionsOf(begun)[0]?._id });
    told.push({
      name: 'recordExamEvents',
      text: (await ana.record(attemptId, [seen])).text,
      isAnswered: true,
    });
    const submitted = await ana.submit(attemptId);
    told.push({ name: 'submitExam', text: submitted.text, isAnswered: true });
    expect(submitted.data).toMatchObject({ submitExam: { result: { grade: 0 } } });
    if (attemptId === first) await ask(attemptId);
  }
  expect(told.filter(({ text }) => text.includes(CANARY)).map(({ name }) => name)).toEqual([]);
  expect(told.filter(({ text }) => /"right":(?!null)/.test(text)).map(({ name }) => name)).toEqual([]);
  const answered = new Set(told.filter(({ isAnswered }) => isAnswered).map(({ name }) => name));
  expect(answered.size).toBeGreaterThan(6);
  await ask(second);
  expect(told.filter(({ text }) => text.includes(CANARY)).map(({ name }) => name)).toEqual([]);
  // The last attempt is used up and the deadline over: now the same question tells it, so it would have been noticed before.
  await room.letDaysPass(examId, 8);
  const released = await askEverything(ana.browser, { examId, attemptId: second, locale: 'en' });
  expect(released.filter(({ text }) => text.includes(`${CANARY}-accepted`)).length).toBeGreaterThan(0);
});

test('a hundred starts at once use one attempt (B4)', async () => {
  const examId = await room.exam({ questions: 1 });
  const ana = await room.student();
  const attemptId = randomUUID();
  const starts = await Promise.all(
    Array.from({ length: 100 }, (_, n) => ana.start(examId, n % 2 === 0 ? attemptId : randomUUID())),
  );
  expect(starts.some(({ errors }) => errors.length === 0)).toBe(true);
  const { rows } = await college.database.owner.query('select from exam_attempt where exam_id = $1', [
    examId,
  ]);
  expect(rows).toHaveLength(1);
});
