import { digestOf } from './drilled-server.ts';
/** One request and how many guesses a user hopes to have put into it. */
export interface GuessRequest {
  shape: 'plain' | 'aliases' | 'fragments' | 'list';
  guesses: number;
  body: string;
}

const field = (email: string, guess: string): string =>
  `loginWithPassword(email: "${email}", password: "${digestOf(guess)}") { _id }`;
const bodyOf = (query: string): string => JSON.stringify({ query });

const plain = (email: string, n: number): GuessRequest => ({
  shape: 'plain',
  guesses: 1,
  body: bodyOf(`mutation m { ${field(email, `guess ${n}`)} }`),
});

const aliases = (email: string, n: number): GuessRequest => {
  const fields = Array.from({ length: 10 }, (_, i) => `a${i}: ${field(email, `guess ${n}.${i}`)}`);
  return { shape: 'aliases', guesses: 10, body: bodyOf(`mutation m { ${fields.join(' ')} }`) };
};

const fragments = (email: string, n: number): GuessRequest => {
  const parts = Array.from({ length: 10 }, (_, i) => ({
    spread: `...f${i}`,
    fragment: `fragment f${i} on Mutation { b${i}: ${field(email, `guess ${n}:${i}`)} }`,
  }));
  const query = `mutation m { ${parts.map(({ spread }) => spread).join(' ')} } ${parts.map(({ fragment }) => fragment).join(' ')}`;
  return { shape: 'fragments', guesses: 10, body: bodyOf(query) };
};

const list = (email: string, n: number): GuessRequest => ({
  shape: 'list',
  guesses: 20,
  body: JSON.stringify(
    Array.from({ length: 20 }, (_, i) => ({ query: `mutation m { ${field(email, `guess ${n}/${i}`)} }` })),
  ),
});

/** Requests that together hold at least so many guesses, in every shape a user might think of, mixed. */
export function guessesAt(email: string, atLeast: number): GuessRequest[] {
  const requests: GuessRequest[] = [];
  for (let n = 0, guesses = 0; guesses < atLeast; n++) {
    const next = n % 10 === 7 ? aliases : n % 10 === 8 ? fragments : n % 10 === 9 ? list : plain;
    const request = next(email, n);
    guesses += request.guesses;
    requests.push(request);
  }
  return requests;
}
