import { beforeEach, expect, test, vi } from 'vitest';
import { configure } from '../testing/fake-api.ts';
import { answerTestBank, chooseTestCard, TEST_CARDS } from './test-cards.ts';

beforeEach(() => configure({ cards: 'sandbox' }));

const serverAnswers = (answer: Response | Error) => {
  const fetched = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('a card is named to the sandbox, and its bank answered', async () => {
  const challenge = { status: 'needsChallenge', declineReason: null };
  const fetched = serverAnswers(Response.json(challenge));
  expect(await chooseTestCard('pi_1_secret', 'needsChallenge')).toEqual(challenge);
  expect([fetched.mock.lastCall?.[0], fetched.mock.lastCall?.[1]?.body]).toEqual([
    '/sandbox-cards',
    '{"clientSecret":"pi_1_secret","card":"needsChallenge"}',
  ]);
  const refused = { status: 'needsCard', declineReason: 'authenticationFailed' };
  const answered = serverAnswers(Response.json(refused));
  expect(await answerTestBank('pi_1_secret', false)).toEqual(refused);
  expect(answered.mock.lastCall?.[1]?.body).toBe('{"clientSecret":"pi_1_secret","accepts":false}');
});

test('no card that is offered looks like a number', () => {
  expect(TEST_CARDS.filter((name) => /\d/.test(name))).toEqual([]);
});

test.each([
  ['cannot be reached', new TypeError('Failed to fetch'), 'UNREACHABLE'],
  ['does not know the payment', Response.json({ error: 'refused' }, { status: 404 }), 'UNREADABLE'],
  ['answers with a page', new Response('<html>'), 'UNREADABLE'],
])('a sandbox that %s is a problem as of any call', async (_, answer, code) => {
  serverAnswers(answer);
  await expect(chooseTestCard('pi_1_secret', 'succeeds')).rejects.toMatchObject({
    name: 'CallProblem',
    code,
  });
});
