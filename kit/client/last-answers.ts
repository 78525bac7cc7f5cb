/** Enough for the pages of an hour; the oldest give way. */
const MOST_ANSWERS = 100;

const answers = new Map<string, unknown>();

/** Keeps an answer while this page lives and no longer: what somebody has read never lies on a disk by this. */
export function rememberAnswer(question: string, data: unknown): void {
  answers.delete(question);
  answers.set(question, data);
  const [oldest] = answers.keys();
  if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
}

export const lastAnswer = (question: string): unknown => answers.get(question) ?? null;

export const forgetLastAnswers = (): void => answers.clear();
