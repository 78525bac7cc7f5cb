import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { noteAnswer } from '#kit/ui/offline/network.ts';
import { messages } from '#slices/exams/rules/messages.ts';
import { problems } from '#slices/exams/rules/problems.ts';
import type { OwnExam } from './own-exam.ts';
import { StartExam } from './start-exam.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

/** The server’s clock, which no device has to agree with. */
const NOW = '2031-05-01T12:00:00.000Z';

const exam = (refusal: string | null, open: object = {}) =>
  ({
    _id: 'exam',
    refusal,
    attemptNumber: 2,
    allowedAttempts: 3,
    isPastDeadline: false,
    returnSeconds: 0,
    now: NOW,
    limitMinutes: 45,
    attempts: [
      {
        _id: 'begun',
        number: 1,
        endedAt: null,
        ending: null,
        accident: null,
        waits: false,
        secondsLeft: null,
        returnUntil: null,
        ...open,
      },
    ],
  }) as unknown as OwnExam;

const shown = (refusal: string | null, open: object = {}) =>
  render(
    <TestPage catalogues={[messages, problems]}>
      <StartExam exam={exam(refusal, open)} onSettled={() => {}} />
    </TestPage>,
  );

const fresh = (facts: object = {}) =>
  render(
    <TestPage catalogues={[messages, problems]}>
      <StartExam exam={{ ...exam(null), attempts: [], attemptNumber: 1, ...facts }} onSettled={() => {}} />
    </TestPage>,
  );
const ended = {
  _id: 'first',
  number: 1,
  endedAt: '2026-11-15T10:00:00Z',
  ending: 'SUBMITTED',
  accident: null,
  waits: false,
  secondsLeft: null,
};

test.each([
  [[], 3, 'You’ll have 2 more attempts after it.'],
  [[ended], 3, 'You’ll have 1 more attempt after it.'],
  [[ended], 2, 'This is your last one.'],
])('a start asks once more and says what it costs: %#', async (attempts, allowedAttempts, words) => {
  fresh({ attempts, allowedAttempts, attemptNumber: attempts.length + 1 });
  const name = `Start attempt ${attempts.length + 1}`;
  await userEvent.click(screen.getByRole('button', { name }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(new RegExp(words))).toBeTruthy();
  // A user who presses Enter once too often loses no attempt.
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('/student/exams/exam/take')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  expect(await screen.findByText('/student/exams/exam/take')).toBeTruthy();
});

test('after the deadline a first attempt is the main button, and a retake is not and says what it counts', async () => {
  const { unmount } = fresh({ isPastDeadline: true });
  const first = await screen.findByRole('button', { name: 'Start attempt 1' });
  expect(first.dataset['tone']).toBe('primary');
  unmount();
  fresh({ isPastDeadline: true, attempts: [ended], attemptNumber: 2 });
  const retake = await screen.findByRole('button', { name: 'Start attempt 2' });
  expect(retake.dataset['tone']).toBe('default');
  expect(screen.getByText(/The deadline has passed.* counts for at most 70%/)).toBeTruthy();
});

test.each([
  [0, 'Leaving or reloading the page, or closing the browser, fails the attempt at once.'],
  [45, /fails the attempt unless you’re back on the same device within 45 seconds/],
])(
  'a group that may come back within %i seconds reads so before the start (EXAM-07)',
  async (returnSeconds, words) => {
    fresh({ returnSeconds });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

describe('an attempt that was begun on this device', () => {
  const sitting = { examId: 'exam', attemptId: 'begun', deviceId: 'device', personId: fakeUser({})._id };

  function comeBack(open: object = {}) {
    const api = new FakeApi({
      deviceOfAttempt: { data: { examAttempt: { _id: 'begun', deviceId: 'device' } } },
      settleExam: { data: { startExam: { _id: 'begun', result: { _id: 'begun', endedAt: '2026-11-15' } } } },
    });
    vi.stubGlobal('fetch', api.fetch);
    vi.spyOn(deviceStore, 'all').mockResolvedValue([{ key: 'exam-sitting/exam', value: sitting }]);
    vi.spyOn(deviceStore, 'remove').mockResolvedValue();
    const settled = vi.fn<() => void>();
    render(
      <TestPage catalogues={[messages, problems]}>
        <StartExam exam={{ ...exam(null, open), returnSeconds: 60 }} onSettled={settled} />
      </TestPage>,
    );
    return { api, settled };
  }
  afterEach(() => {
    vi.useRealTimers();
    noteAnswer();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('and is found open has failed, which the server is told at once (EXAM-08) (HOLE-36)', async () => {
    const { api, settled } = comeBack();
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
    expect(api.variablesOf('settleExam')).toMatchObject([{ attemptId: 'begun', deviceId: 'device' }]);
    expect(screen.queryByRole('button', { name: 'Continue exam' })).toBeNull();
  });

  test('is gone on with where its group may come back, until the server’s clock says that it is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api, settled } = comeBack({ returnUntil: '2031-05-01T12:00:42.000Z' });
    expect(await screen.findByText(/Go back now: when this time runs out/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^0:4[12] left$/);
    expect(screen.getByRole('button', { name: 'Continue exam' })).toBeTruthy();
    expect([api.variablesOf('settleExam'), settled.mock.calls]).toEqual([[], []]);
    await act(() => vi.advanceTimersByTimeAsync(43_000));
    expect(screen.getByText(/The time to return has run out/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue exam' })).toBeNull();
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  });

  test('and cannot be settled without a network is not told to be elsewhere; it is tried again with the network', async () => {
    const { api, settled } = comeBack();
    const settling = api.answers['settleExam'];
    api.answers['settleExam'] = new TypeError('Failed to fetch');
    expect(await screen.findByText('This loads automatically once you’re back online.')).toBeTruthy();
    expect(screen.queryByText(/open in another tab or on another device/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Start attempt/ })).toBeNull();
    if (settling) api.answers['settleExam'] = settling;
    // Once all of it stands, and hears of a network.
    await act(async () => undefined);
    act(noteAnswer);
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  });

  test('and that the server says is open elsewhere is told so', async () => {
    const { api } = comeBack();
    api.answers['settleExam'] = serverError('Elsewhere', { problem: 'examOpenElsewhere', code: 'FORBIDDEN' });
    expect(await screen.findByText(/Attempt 1 is open in another tab or on another device/)).toBeTruthy();
  });

  test('and is open in another tab of the browser is not disturbed', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      locks: { query: () => Promise.resolve({ held: [{ name: 'exam begun' }] }) },
    });
    const { api } = comeBack();
    expect(await screen.findByText(/Attempt 1 is open in another tab or on another device/)).toBeTruthy();
    expect(api.variablesOf('settleExam')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Start attempt/ })).toBeNull();
  });
});

test('while an attempt waits to be marked there is no button for another', async () => {
  fresh({ refusal: 'examWaitsToBeMarked', attempts: [ended] });
  expect(await screen.findByText(/Your last attempt hasn’t been graded yet/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a user who comes back on another device is told where the attempt is, and cannot begin another before it has ended (HOLE-36)', async () => {
  shown(null);
  expect(await screen.findByText(/is open in another tab or on another device/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a user who left the page a moment ago is told so, and not that it is open (HOLE-36)', async () => {
  render(
    <TestPage catalogues={[messages, problems]}>
      <StartExam exam={{ ...exam(null, { hasLeft: true }), returnSeconds: 30 }} onSettled={() => {}} />
    </TestPage>,
  );
  expect(await screen.findByText(/You left the exam page.* within 30 seconds/)).toBeTruthy();
  expect(screen.queryByText(/is open in another tab/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [23 * 60 + 59, 'You have 23 minutes left.'],
  [119, 'You have 1 minute left.'],
  [30, 'You have less than a minute left.'],
])('a student who was reinstated with %i seconds reads "%s" before going on', async (secondsLeft, words) => {
  shown(null, { waits: true, secondsLeft });
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.queryByText(/45 minutes/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue exam' })).toBeTruthy();
});

test('a student who was reinstated is told until when they may go on', async () => {
  shown(null, { number: 1, waits: true, waitsUntil: '2031-05-15T12:00:00.000Z' });
  const note = await screen.findByText(
    /^Attempt 1 was reinstated\. You can continue where you left off until/,
  );
  expect(note.textContent).toMatch(/May 15/);
});

test('a user who has no attempt left is told the same, without a button', async () => {
  shown('attemptsExceeded');
  expect(await screen.findByText(/is open in another tab or on another device/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a group of the website is told in the app where to sit its exam (EXAM-20)', async () => {
  shown('examOnlineOnly');
  const words = 'Only eCharis groups can take exams in the app. Please take this exam online at main.example';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

const LOST = { lostAt: NOW, goesOnUntil: null, endsAt: '2031-05-01T12:10:00.000Z' };
const withQuestion = (facts: object) =>
  render(
    <TestPage catalogues={[messages, problems]}>
      <StartExam
        exam={{ ...exam(null), ...facts }}
        ask={<button type="button">Ask</button>}
        onSettled={() => {}}
      />
    </TestPage>,
  );

test('after an accident the page tells what is safe, when the attempt ends, and offers to ask, not to begin another', async () => {
  withQuestion(exam(null, { accident: LOST, answered: 11 }));
  expect(await screen.findByText(/^We lost contact at .*Your 11 answers are safe\.$/)).toBeTruthy();
  expect(
    screen.getByText(/If that page is gone, the attempt ends .*campus office can then reinstate it/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Start attempt/ })).toBeNull();
});

test('the page looks again once an attempt that is lost has to have ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const settled = vi.fn<() => void>();
  render(
    <TestPage catalogues={[messages, problems]}>
      <StartExam exam={exam(null, { accident: LOST })} onSettled={settled} />
    </TestPage>,
  );
  await screen.findByText(/^We lost contact at/);
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
  expect(settled).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
  expect(settled).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a student who begins another after one that was left reads that this one is given up', async () => {
  fresh({ attempts: [{ ...ended, ending: 'LEFT_PAGE' }], attemptNumber: 2 });
  await userEvent.click(await screen.findByRole('button', { name: 'Start attempt 2' }));
  const words = 'After that, attempt 1 stays failed and can’t be reinstated.';
  expect(within(await screen.findByRole('dialog')).getByText(words)).toBeTruthy();
});

test.each([
  ['CONNECTION_LOST', 'default'],
  ['LEFT_PAGE', 'default'],
  ['CLOSED_BROWSER', 'default'],
  ['SUBMITTED', 'primary'],
])('a retake after %s is a button of tone %s', async (ending, tone) => {
  fresh({ attempts: [{ ...ended, ending }], attemptNumber: 2 });
  const retake = await screen.findByRole('button', { name: 'Start attempt 2' });
  expect(retake.dataset['tone']).toBe(tone);
});
