import { randomUUID } from 'node:crypto';
import { said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College } from '#testing/college.ts';
import type { Logged } from './hour-desk.ts';

const REQUEST =
  '_id supervisorName supervisorEmail locale state entryCount askedAt expiresAt answeredAt comment answeredFrom';
const ASK = `mutation askSupervisor($requestId: ID!, $entryId: ID!, $version: Int!, $isWholeWeek: Boolean!,
    $input: SupervisorInput!) {
  askSupervisor(requestId: $requestId, entryId: $entryId, version: $version, isWholeWeek: $isWholeWeek, input: $input) { ${REQUEST} } }`;
const REVOKE = `mutation revokeHourRequest($requestId: ID!) { revokeHourRequest(requestId: $requestId) { ${REQUEST} } }`;
const READ = `query hourEntryToDecide($entryId: ID!) { hourEntryToDecide(entryId: $entryId) {
  entry { _id status adminComments decidedByName decisionId version request { ${REQUEST} } } } }`;
const OWN = `query ownHourEntries($groupId: ID!) { ownHourEntries(groupId: $groupId, first: 100) {
  rows { _id status request { ${REQUEST} } } } }`;

interface Request {
  _id: string;
  supervisorName: string;
  supervisorEmail: string;
  state: string;
  entryCount: number;
  answeredAt: string | null;
  comment: string;
  answeredFrom: string | null;
}

interface Answered {
  status: number;
  body: string;
  headers: Headers;
}

type Entry = Pick<Logged, '_id' | 'version'>;

/** Somebody outside of the college, with a mailbox and a browser. */
export class Supervisor {
  readonly #college: College;
  readonly email: string;

  constructor(college: College, email = `ruth.${randomUUID().slice(0, 8)}@example.net`) {
    this.#college = college;
    this.email = email;
  }

  askedBy(student: Browser, { _id: entryId, version }: Entry, more: object = {}, input: object = {}) {
    return said<Request>(student, ASK, {
      requestId: randomUUID(),
      entryId,
      version,
      isWholeWeek: false,
      input: { name: 'Ruth Meyer', email: this.email, locale: 'en', ...input },
      ...more,
    });
  }

  revokedBy(student: Browser, requestId: string) {
    return said<Request>(student, REVOKE, { requestId });
  }

  async mails() {
    return (await this.#college.mails()).filter(({ to }) => to === this.email);
  }

  /** The path of the newest link that came. */
  async link(): Promise<string> {
    const link = (await this.mails()).at(-1)?.link ?? '';
    return new URL(link).pathname;
  }

  async open(path: string, init: RequestInit & { url?: string } = {}): Promise<Answered> {
    const { url = this.#college.url, ...rest } = init;
    const answer = await fetch(url + path, {
      redirect: 'manual',
      ...rest,
      headers: { 'accept-language': 'en', ...rest.headers },
    });
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  }

  answer(path: string, action: 'confirm' | 'refuse', comment = '', url?: string): Promise<Answered> {
    const body = new URLSearchParams({ action, comment });
    return this.open(path, { method: 'POST', body, ...(url !== undefined && { url }) });
  }
}

/** What a manager reads of an entry that a supervisor was asked about. */
export const readEntry = async (manager: Browser, { _id: entryId }: Pick<Logged, '_id'>) =>
  (await said<{ entry: Logged & { request: Request | null } } | null>(manager, READ, { entryId }))?.entry;

/** What its student reads. */
export const ownRequests = async (student: Browser, groupId: string) =>
  (
    await said<{ rows: { _id: string; status: string; request: Request | null }[] }>(student, OWN, {
      groupId,
    })
  ).rows;
