import type { Browser } from './browser.ts';

/** As many as one call may ask for. */
const AT_ONCE = 10;
const PLACES = [...Array(AT_ONCE).keys()];

/** Asks for a field once for each id, ten in one call; `field` is written as `exam(examId: $id) { title }`. */
export async function askEach<Answer>(
  browser: Pick<Browser, 'call'>,
  field: string,
  ids: readonly string[],
): Promise<Answer[]> {
  const fields = PLACES.map((place) => `n${place}: ${field.replace('$id', `$n${place}`)}`);
  const document = `query each(${PLACES.map((place) => `$n${place}: ID!`).join(' ')}) { ${fields.join(' ')} }`;
  const answers: Answer[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = PLACES.map((place) => [`n${place}`, ids[from + place] ?? ids[from]] as const);
    const { data } = await browser.call(document, Object.fromEntries(asked));
    answers.push(...Object.values(data as Record<string, Answer>));
  }
  return answers.slice(0, ids.length);
}
