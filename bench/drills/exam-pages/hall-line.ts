import { randomBytes } from 'node:crypto';
import type { Agent } from 'node:http';
import pg from 'pg';
import { hashSecret } from '#kit/http/sessions/sessions.queries.ts';
import { callFrom } from '#testing/call-from.ts';

/** What the server answered: its data, or the name of the problem. */
export interface HallAnswer<Data> {
  data: Data | null;
  problem: string | null;
}

interface HallAnswerFields {
  attemptId: string;
  deviceId: string;
  pageId: string;
}

export interface HallEvent {
  seq: number;
  kind: string;
  questionId?: string;
  answer?: { isTrue: boolean };
}

const ARGS = '$attemptId: ID!, $deviceId: ID!, $pageId: ID, $events: [ExamEventInput!]!';
const TOLD = 'attemptId: $attemptId, deviceId: $deviceId, pageId: $pageId, events: $events';
const START = `mutation startExam($examId: ID!, $attemptId: ID!, $deviceId: ID!, $pageId: ID, $isAlone: Boolean) {
  startExam(examId: $examId, attemptId: $attemptId, deviceId: $deviceId, pageId: $pageId, isAlone: $isAlone) {
    _id result { endedAt } questions { _id } } }`;
const RECORD = `mutation recordExamEvents(${ARGS}) { recordExamEvents(${TOLD}) { upTo } }`;
const SUBMIT = `mutation submitExam(${ARGS}) { submitExam(${TOLD}) { _id } }`;
const LEAVE = `mutation leaveExam(${ARGS}) { leaveExam(${TOLD}) { _id } }`;
const REINSTATE = `mutation decideAttempt($attemptId: ID!, $decisionId: ID!) {
  decideAttempt(attemptId: $attemptId, decisionId: $decisionId, decision: REINSTATE, reason: "Drill") { _id } }`;

/** The line of one person to the server, as the pages of an exam use it. */
export class HallLine {
  readonly #url: string;
  readonly #agent: Agent;
  readonly #cookie: string;

  constructor(url: string, agent: Agent, cookie: string) {
    this.#url = url;
    this.#agent = agent;
    this.#cookie = cookie;
  }

  start(started: HallAnswerFields & { examId: string; isAlone?: boolean }) {
    return this.#call<{ startExam: { questions: { _id: string }[]; result: { endedAt: string | null } } }>(
      START,
      started,
    );
  }

  record(told: HallAnswerFields, events: readonly HallEvent[]) {
    return this.#call<{ recordExamEvents: { upTo: number } }>(RECORD, { ...told, events: dated(events) });
  }

  submit(told: HallAnswerFields, events: readonly HallEvent[] = []) {
    return this.#call(SUBMIT, { ...told, events: dated(events) });
  }

  leave(told: HallAnswerFields) {
    return this.#call(LEAVE, { ...told, events: [] });
  }

  reinstate(attemptId: string, decisionId: string) {
    return this.#call(REINSTATE, { attemptId, decisionId });
  }

  async #call<Data>(query: string, variables: object): Promise<HallAnswer<Data>> {
    const { text } = await callFrom({
      url: this.#url,
      agent: this.#agent,
      cookie: this.#cookie,
      query,
      variables: { ...variables },
    });
    const { data, errors } = JSON.parse(text) as {
      data?: Data | null;
      errors?: { extensions?: { problem?: string } }[];
    };
    const problem = errors ? (errors[0]?.extensions?.problem ?? 'unnamed') : null;
    return { data: problem ? null : (data ?? null), problem };
  }
}

const dated = (events: readonly HallEvent[]) =>
  events.map((event) => ({ ...event, clientTime: new Date().toISOString() }));

/** A user who may decide about every attempt, signed in. */
export async function cookieOfOverseer(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const secret = randomBytes(32);
    const { rows } = await client.query<{ id: string }>(
      `with overseer as (
         insert into person (first_name, last_name, email, email_verified_at, terms_version, roles)
         select 'Over', 'Seer', 'overseer@example.org', now(), s.terms_version, '{user,superadmin}' from site_settings s
         returning id)
       insert into session (secret_hash, person_id, auth_method, expires_at)
       select $1, overseer.id, 'PASSWORD', now() + interval '1 day' from overseer returning id`,
      [hashSecret(secret)],
    );
    return `__Host-sid=${rows[0]?.id}.${secret.toString('base64url')}`;
  } finally {
    await client.end();
  }
}
