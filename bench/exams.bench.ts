import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { callFrom, network, type RawAnswer } from '#testing/call-from.ts';
import { startBenchServer } from './bench-college.ts';
import { openExamHall, type Sitter } from './exam-hall.ts';
import { figure } from './figures.ts';

const STUDENTS = 1_000;
/** As many have sat it before: a server that was started a moment ago is another matter (start.bench.ts). */
const EARLIER = 25;
const QUESTIONS = 20;
/** All of them have come within this time. */
const ARRIVAL_MS = 10_000;
/** How often an answer is saved, and how many times it is measured. */
const SAVE_MS = 5_000;
const SAVES = 4;

const START = `mutation startExam($examId: ID!, $attemptId: ID!, $deviceId: ID!) {
  startExam(examId: $examId, attemptId: $attemptId, deviceId: $deviceId) { _id examId title locale expiresAt now
    result { _id number startedAt endedAt }
    questions { _id kind points words options { name words } matches { name words }
      answer { options isTrue pairs { option match } words } } } }`;
const RECORD = `mutation recordExamEvents($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
  recordExamEvents(attemptId: $attemptId, deviceId: $deviceId, events: $events) { upTo now expiresAt } }`;
const SUBMIT = `mutation submitExam($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
  submitExam(attemptId: $attemptId, deviceId: $deviceId, events: $events) { _id } }`;

/** I1: a thousand students open an exam, save their answers and hand in together, on the machine that asks for it. */
export async function main(): Promise<void> {
  const server = await startBenchServer({ port: 3476, env: { SEED: 'empty' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const agent = new Agent({ keepAlive: true, maxSockets: STUDENTS });
  let errors = 0;
  const call = async (
    index: number,
    query: string,
    variables: Record<string, unknown>,
    { cookie }: Sitter,
  ) => {
    const answer = await callFrom({ url: server.url, agent, from: network(index), query, variables, cookie });
    if (answer.status !== 200 || answer.text.includes('"errors"')) errors += 1;
    return answer;
  };
  try {
    const hall = { databaseUrl: postgres.url(), students: EARLIER + STUDENTS, questions: QUESTIONS };
    const { examId, sitters: all } = await openExamHall(hall);
    const [earlier, sitters] = [all.slice(0, EARLIER), all.slice(EARLIER)];
    const open = (sitter: Sitter, index: number) =>
      call(index, START, { examId, attemptId: sitter.attemptId, deviceId: sitter.deviceId }, sitter);
    for (const sitter of earlier) await open(sitter, STUDENTS);
    const opened = await spread(sitters, ARRIVAL_MS, open);
    figure(`${STUDENTS} students open an exam, 99 of 100 within`, slowest(opened), 'ms', { atMost: 250 });
    const asked = opened.map(questionIdsOf);
    const saved: RawAnswer[] = [];
    for (let seq = 1; seq <= SAVES; seq += 1)
      saved.push(
        ...(await spread(sitters, SAVE_MS, ({ attemptId, deviceId, ...sitter }, place) => {
          const events = [answerTo(asked[place]?.[seq], seq)];
          return call(place, RECORD, { attemptId, deviceId, events }, { attemptId, deviceId, ...sitter });
        })),
      );
    figure(`${STUDENTS} students save an answer, 99 of 100 within`, slowest(saved), 'ms', { atMost: 150 });
    const startedAt = performance.now();
    await Promise.all(
      sitters.map((sitter, index) =>
        call(index, SUBMIT, { attemptId: sitter.attemptId, deviceId: sitter.deviceId, events: [] }, sitter),
      ),
    );
    figure(`${STUDENTS} hand in at once, all acknowledged within`, performance.now() - startedAt, 'ms', {
      atMost: 3_000,
    });
    figure('errors', errors, '', { atMost: 0 });
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** Each does something in their own moment of a span of time. */
const spread = (
  sitters: readonly Sitter[],
  spanMs: number,
  action: (sitter: Sitter, index: number) => Promise<RawAnswer>,
): Promise<RawAnswer[]> =>
  Promise.all(
    sitters.map(async (sitter, index) => {
      await pause((index / sitters.length) * spanMs);
      return action(sitter, index);
    }),
  );

const slowest = (answers: readonly RawAnswer[]): number =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0;

interface Started {
  data?: { startExam?: { questions: { _id: string }[] } };
}

const questionIdsOf = ({ text }: RawAnswer): string[] =>
  (JSON.parse(text) as Started).data?.startExam?.questions.map(({ _id }) => _id) ?? [];

const answerTo = (questionId: string | undefined, seq: number) => ({
  seq,
  kind: 'ANSWER',
  clientTime: new Date().toISOString(),
  questionId,
  answer: { isTrue: true },
});
