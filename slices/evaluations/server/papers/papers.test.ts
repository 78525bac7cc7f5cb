import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { textOf } from '#testing/read-pdf.ts';
import { evaluationAddress } from '../../rules/evaluation-pages.ts';
import { EvaluationDesk, type SignedIn } from '../testing/evaluation-desk.ts';

let college: College;
let desk: EvaluationDesk;
let manager: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await EvaluationDesk.open(college);
  manager = await desk.manager();
});
afterAll(() => college.close());

async function paperFor(browser: Browser, id: string): Promise<string> {
  const answer = await browser.fetch(evaluationAddress(id));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return textOf(Buffer.from(await answer.arrayBuffer()));
}
const statusFor = async (browser: Browser, id: string) => (await browser.fetch(evaluationAddress(id))).status;

test('a German student has it in German, and so has the English manager who prints it (HOURS-05)', async () => {
  const ana = await desk.student({ locale: 'de_DE' });
  const shown = await desk.published(manager, ana, { comment: 'Steady.\nKeep going.' });
  await desk.reply(ana, shown, 'Danke.');
  const paper = await paperFor(ana, shown._id);
  for (const text of [
    'Beurteilung: Term review',
    `${ana.person.firstName} ${ana.person.lastName}`,
    `${manager.person.firstName} ${manager.person.lastName}`,
    'Kommt vorbereitet',
    '4 von 5',
    '1 Rarely · 5 Always',
    'Nicht beantwortet',
    'Keep going.',
    'Danke.',
    'Seite 1 von 1',
  ])
    expect(paper).toContain(text);
  expect(await paperFor(manager, shown._id)).toBe(paper);
  expect(await paperFor(await desk.teacher(), shown._id)).toBe(paper);
});

test('of a draft there is no paper, and strangers find none (HOURS-05)', async () => {
  const ana = await desk.student();
  const draft = await desk.begin(manager, desk.input(ana));
  for (const browser of [manager, ana]) expect(await statusFor(browser, draft._id)).toBe(404);
  const shown = await desk.publish(manager, draft);
  const elsewhere = await EvaluationDesk.open(college);
  for (const stranger of [await desk.student(), await elsewhere.manager(), await elsewhere.teacher()])
    expect(await statusFor(stranger, shown._id)).toBe(404);
  expect(await statusFor(manager, randomUUID())).toBe(404);
});
