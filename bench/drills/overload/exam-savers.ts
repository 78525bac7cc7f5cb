import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { callFrom, type RawAnswer } from '#testing/call-from.ts';
import type { Sitter } from '../../exam-hall.ts';

const START = `mutation startExam($examId: ID!, $attemptId: ID!, $deviceId: ID!) {
  startExam(examId: $examId, attemptId: $attemptId, deviceId: $deviceId) { _id questions { _id } } }`;
const RECORD = `mutation recordExamEvents($attemptId: ID!, $deviceId: ID!, $events: [ExamEventInput!]!) {
  recordExamEvents(attemptId: $attemptId, deviceId: $deviceId, events: $events) { upTo } }`;

interface Started {
  data?: { startExam?: { questions: { _id: string }[] } };
}

/** Students who sit an exam and save an answer now and then, whatever else goes on. */
export class ExamSavers {
  readonly #agent: Agent;
  readonly #url: string;
  readonly saved: RawAnswer[] = [];
  refused = 0;
  /** The last event of each attempt: devices count on. */
  readonly #seqs = new Map<string, number>();

  constructor(url: string, students: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: students });
  }

  async start(sitter: Sitter, examId: string): Promise<string> {
    const { attemptId, deviceId } = sitter;
    const { text } = await this.#call(sitter, START, { examId, attemptId, deviceId });
    const question = (JSON.parse(text) as Started).data?.startExam?.questions[0];
    if (!question) throw new Error(`An exam could not be started: ${text.slice(0, 300)}`);
    return question._id;
  }

  /** Saves until the time is over; a save that is turned away is tried once more after a second, as the page does. */
  async saveUntil(endAt: number, everyMs: number, sitter: Sitter, questionId: string): Promise<void> {
    const { attemptId, deviceId } = sitter;
    await pause(Math.random() * everyMs);
    for (let seq = (this.#seqs.get(attemptId) ?? 0) + 1; performance.now() < endAt; seq++) {
      this.#seqs.set(attemptId, seq);
      const answer = { isTrue: seq % 2 === 0 };
      const event = { seq, kind: 'ANSWER', clientTime: new Date().toISOString(), questionId, answer };
      const save = () => this.#call(sitter, RECORD, { attemptId, deviceId, events: [event] });
      const first = await save();
      this.saved.push(first);
      if (!isSaved(first)) {
        this.refused++;
        await pause(1_000);
        if (!isSaved(await save())) seq--; // The page keeps it and sends it again.
      }
      await pause(everyMs);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #call({ cookie }: Sitter, query: string, variables: Record<string, unknown>): Promise<RawAnswer> {
    return callFrom({ url: this.#url, agent: this.#agent, query, variables, cookie });
  }
}

const isSaved = ({ status, text }: RawAnswer): boolean => status === 200 && !text.includes('"errors"');
