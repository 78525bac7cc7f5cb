import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { ExamRoom, questionsOf, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { attemptImageAddress, questionImageAddress } from '#slices/exams/rules/downloads.ts';

const OPEN = `mutation openQuestionImage($imageId: ID!, $bytes: Int!) {
  openQuestionImage(imageId: $imageId, bytes: $bytes) { uploadId url } }`;
const KEEP = `mutation keepQuestionImage($imageId: ID!, $uploadId: String!, $bytes: Int!) {
  keepQuestionImage(imageId: $imageId, uploadId: $uploadId, bytes: $bytes) }`;
const ATTEMPT = `query examAttempt($attemptId: ID!) {
  examAttempt(attemptId: $attemptId) { questions { image { imageId alt width height } } } }`;
const WRITTEN = `query exam($examId: ID!) { exam(examId: $examId) { questions { version imageId texts { imageAlt } } } }`;

let college: College;
let room: ExamRoom;
let ana: Student;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
});
beforeEach(async () => {
  room = await ExamRoom.open(college, (await college.region()).id);
  ana = await room.student();
});
afterAll(() => college.close());

const map = (width = 40): Promise<Buffer> =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#7a0020' } })
    .withExif({ IFD0: { Copyright: 'the answer is Patmos' } })
    .jpeg()
    .toBuffer();

/** Sends a picture to the store as a browser does, and has it kept. */
async function send(body: Buffer, sender: Browser = room.admin): Promise<{ imageId: string; kept: Answer }> {
  const [imageId, bytes] = [randomUUID(), body.length];
  const { data } = await sender.call(OPEN, { imageId, bytes });
  const opened = data?.['openQuestionImage'] as { uploadId: string; url: string };
  const { pathname, search } = new URL(opened.url, college.url);
  await whole(await fetch(college.url + pathname + search, { method: 'PUT', body: new Uint8Array(body) }));
  return { imageId, kept: await sender.call(KEEP, { imageId, uploadId: opened.uploadId, bytes }) };
}

/** Asks for a picture as a browser does, which follows where it is led. */
async function look(reader: Browser, address: string): Promise<Response> {
  const led = await whole(await reader.fetch(address));
  if (led.status !== 302) return led;
  const { pathname, search } = new URL(led.headers.get('location') ?? '', college.url);
  return whole(await reader.fetch(pathname + search));
}

/** An answer nobody reads to its end holds its connection open, and the server waits for it when it stops. */
const whole = async (answer: Response): Promise<Response> => new Response(await answer.arrayBuffer(), answer);

const problemOf = ({ errors }: Answer): string | undefined => errors[0]?.extensions.problem;

const text = (imageAlt: string) => ({
  locale: 'en',
  words: 'Where is this?',
  imageAlt,
  options: [],
  matches: [],
});
const shown = (imageId: string | null, alt = 'A map of an island') => ({ imageId, texts: [text(alt)] });

/** An exam whose one question shows a picture, and Ana's attempt at it. */
async function sit(): Promise<{ examId: string; questionId: string; imageId: string; attemptId: string }> {
  const { imageId } = await send(await map());
  const examId = await room.exam({ questions: 0 });
  const questionId = randomUUID();
  await room.saveQuestion({ examId, questionId, questionInput: shown(imageId) });
  const attemptId = randomUUID();
  expect(questionsOf(await ana.start(examId, attemptId))).toHaveLength(1);
  return { examId, questionId, imageId, attemptId };
}

const imagesOf = async (attemptId: string) =>
  (await ana.browser.call(ATTEMPT, { attemptId })).data?.['examAttempt'];

test('a picture is asked with its question, redrawn, and stays with the version that an attempt was given', async () => {
  const { examId, questionId, imageId, attemptId } = await sit();
  const asked = { questions: [{ image: { imageId, alt: 'A map of an island', width: 40, height: 20 } }] };
  expect(await imagesOf(attemptId)).toEqual(asked);

  const answer = await look(ana.browser, attemptImageAddress(attemptId, imageId));
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('content-disposition')).toContain('picture.webp');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
  expect(body.includes('Patmos')).toBe(false);

  const other = await send(await map(60));
  await room.saveQuestion({
    examId,
    questionId,
    version: 1,
    questionInput: shown(other.imageId, 'Another map'),
  });
  expect(await imagesOf(attemptId)).toEqual(asked);
  expect((await room.admin.call(WRITTEN, { examId })).data).toEqual({
    exam: { questions: [{ version: 2, imageId: other.imageId, texts: [{ imageAlt: 'Another map' }] }] },
  });
  expect((await look(ana.browser, attemptImageAddress(attemptId, other.imageId))).status).toBe(404);
});

test('a picture is given out to those who may see the attempt, and to those who write exams', async () => {
  const { imageId, attemptId } = await sit();
  const address = attemptImageAddress(attemptId, imageId);
  const [bob, elsewhere] = [await room.student(), await ExamRoom.open(college, (await college.region()).id)];
  const manager = await college.signedIn({ roles: ['user', 'manager'] });
  for (const stranger of [bob.browser, elsewhere.admin, manager])
    expect((await look(stranger, address)).status).toBe(404);
  for (const reader of [ana.browser, room.admin]) expect((await look(reader, address)).status).toBe(200);
  expect((await look(elsewhere.admin, questionImageAddress(imageId))).status).toBe(200);
  for (const stranger of [ana.browser, manager])
    expect((await look(stranger, questionImageAddress(imageId))).status).toBe(404);
});

test('what is no picture is refused by its content, whatever it is called', async () => {
  const page = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
  expect(problemOf(page.kept)).toBe('imageTypeRefused');
  expect(problemOf((await send((await map()).subarray(0, 60))).kept)).toBe('imageUnreadable');
  expect(problemOf(await room.admin.call(OPEN, { imageId: randomUUID(), bytes: 21_000_000 }))).toBe(
    'imageTooLarge',
  );
  const examId = await room.exam({ questions: 0 });
  const saved = await room.saveQuestion({ examId, questionInput: shown(page.imageId) });
  expect(problemOf(saved)).toBe('recordNotFound');
});

test('a picture without words for those who cannot see it is not asked', async () => {
  const { imageId } = await send(await map());
  const examId = await room.exam({ questions: 0 });
  for (const alt of [' ', 'x'.repeat(501)])
    expect(problemOf(await room.saveQuestion({ examId, questionInput: shown(imageId, alt) }))).toBe(
      'questionImageAlt',
    );
});

test('a picture that no question shows in the end is forgotten, and one that is shown stays', async () => {
  const { imageId, attemptId } = await sit();
  const unused = await send(await map());
  await college.database.owner.query('update graphile_worker._private_jobs set run_at = now()');
  await college.runJobs();
  const { store } = college.served.state;
  expect(await store.head(`question-images/${unused.imageId}.webp`)).toBeNull();
  expect((await look(room.admin, questionImageAddress(unused.imageId))).status).toBe(404);
  expect((await look(ana.browser, attemptImageAddress(attemptId, imageId))).status).toBe(200);
});
