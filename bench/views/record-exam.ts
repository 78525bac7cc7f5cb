import type { Browser, Page } from 'playwright-core';
import { nameOfCall, recordCalls, type RecordedCall } from './record-view.ts';

/** An exam as one student sat it, in the order of the calls. */
export interface RecordedExam {
  opening: RecordedCall[];
  /** One for each answer. */
  saves: RecordedCall[];
  submitting: RecordedCall[];
}

const isSave = (call: RecordedCall): boolean => nameOfCall(call) === 'recordExamEvents';

interface Sitting {
  origin: string;
  cookie: string;
  examId: string;
  questions: number;
}

/** Sits an exam in a browser: starts it, answers each question and sees that saved, and submits it. */
export async function recordExam(
  browser: Browser,
  { origin, cookie, examId, questions }: Sitting,
): Promise<RecordedExam> {
  const calls = await recordCalls(browser, { origin, cookie }, async (page, listen) => {
    await page.goto(`${origin}/student/exams/${examId}`);
    const start = page.getByRole('button', { name: 'Start attempt 1' });
    await start.waitFor();
    await page.waitForLoadState('networkidle');
    listen();
    await start.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start attempt 1' }).click();
    for (let number = 1; number <= questions; number++) {
      await page.getByText(`Question ${number} of ${questions}`).waitFor();
      await saved(page, () => page.getByRole('radio', { name: 'True' }).click());
      if (number < questions) await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('button', { name: 'Review and submit' }).first().click();
    await page.getByRole('button', { name: 'Submit exam' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
    await page.waitForURL('**/results/**');
    await page.waitForLoadState('networkidle');
  });
  const first = calls.findIndex(isSave);
  const last = calls.findLastIndex(isSave);
  return {
    opening: calls.slice(0, first),
    saves: calls.slice(first, last + 1).filter(isSave),
    submitting: calls.slice(last + 1),
  };
}

/** Answers, and waits until the server has said that it has it. */
async function saved(page: Page, answer: () => Promise<void>): Promise<void> {
  const telling = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"recordExamEvents"')),
  );
  await answer();
  await telling;
}

const IDS = ['attemptId', 'deviceId', 'pageId'];

/** The same exam for another student: what the browser has made up for the first one is made up for them. */
export function asAnotherSitting(
  calls: readonly RecordedCall[],
  newId: (name: string) => string,
): RecordedCall[] {
  return calls.map((call) => {
    if (call.body === null) return call;
    const { variables, ...rest } = JSON.parse(call.body) as { variables: Record<string, unknown> };
    const renamed = IDS.filter((name) => name in variables).map((name) => [name, newId(name)] as const);
    return {
      ...call,
      body: JSON.stringify({ ...rest, variables: { ...variables, ...Object.fromEntries(renamed) } }),
    };
  });
}
