import { figure, median } from './figures.ts';

/** What the palette asks about people while a user types. */
const PEOPLE_TO_FIND = `query peopleToFind($search: String!) { users(filter: { search: $search }, first: 5) {
  rows { _id fullName email } } }`;

/** Beginnings that many share, a whole name, accents, an address, signs without spaces, and what nobody is called. */
const TYPED = ['a', 'ma', 'mar', 'smith', 'maria g', 'josé', 'example.org', '陳', 'qqq', 'zz zz'];
const ROUNDS = 15;

interface Params {
  url: string;
  cookies: readonly string[];
}

/** How long a user waits for people after typing, one question at a time as they come from one keyboard. */
export async function measureSearch(params: Params): Promise<void> {
  const waits: number[] = [];
  for (const search of TYPED) {
    await ask(params, search, 0);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await ask(params, search, round));
    waits.push(median(rounds));
  }
  figure('people, found while typing: the usual word', median(waits), 'ms', { atMost: 50 });
  figure('people, found while typing: the slowest word', Math.max(...waits), 'ms', { atMost: 50 });
}

async function ask({ url, cookies }: Params, search: string, index: number): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'college-app',
      cookie: cookies[index % cookies.length] ?? '',
    },
    body: JSON.stringify({ query: PEOPLE_TO_FIND, variables: { search } }),
  });
  const text = await response.text();
  if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
  return performance.now() - startedAt;
}
