import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { serve, type Served } from '#apps/server/serve.ts';
import { jobs } from '#apps/server/jobs.ts';
import { readConfig, type Config } from '#kit/config/config.ts';
import { runJobsOnce } from '#kit/jobs/run-jobs.ts';
import { hashPassword } from '#slices/sign-in/server/api.ts';
import { Browser } from './browser.ts';
import { insertCourse, type CourseFacts } from './courses.ts';
import { insertLesson, type LessonFacts } from './lessons.ts';
import {
  insertGroup,
  insertPerson,
  insertRegion,
  type GroupFacts,
  type PersonFacts,
  type RegionFacts,
} from './people.ts';
import { startSessionOf } from './start-session.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

export type { Served };

export const PASSWORD = 'a long enough password';
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex');

/** Requests at once. A slow machine must not change what a test sees: only those about it have a busy server. */
const ROOM_FOR_ALL = 10_000;

export interface TestPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

export interface CollegeOptions {
  env?: Record<string, string>;
  log?: Logger;
  /** Where there is no test run to make one: in a drill. */
  database?: TestDatabase;
  /** How many requests the server works on at once. */
  capacity?: number;
}

/** A whole college of one's own: database, server, people; its clock stands still unless it is moved. */
export class College {
  readonly database: TestDatabase;
  readonly served: Served;
  readonly config: Config;
  readonly #folder: string;
  #now: Date;
  #passwordHash: Promise<string> | null = null;

  private constructor(parts: {
    database: TestDatabase;
    served: Served;
    config: Config;
    folder: string;
    now: () => Date;
  }) {
    this.database = parts.database;
    this.served = parts.served;
    this.config = parts.config;
    this.#folder = parts.folder;
    this.#now = parts.now();
  }

  static async open({
    env = {},
    log = pino({ level: 'silent' }),
    database: ownDatabase,
    capacity = ROOM_FOR_ALL,
  }: CollegeOptions = {}): Promise<College> {
    const folder = await mkdtemp(join(tmpdir(), 'berea-college-'));
    const database = ownDatabase ?? (await testDatabase());
    const config = { ...readConfig({ DATA_DIR: folder, SEED: 'empty', ...env }), port: 0 };
    const clock: { college: College | null } = { college: null };
    const started = new Date();
    const now = () => clock.college?.now() ?? started;
    const served = await serve(config, { databaseUrl: database.url, log, now, capacity });
    const college = new College({ database, served, config, folder, now });
    clock.college = college;
    return college;
  }

  now(): Date {
    return this.#now;
  }

  /** Lets time pass. */
  pass(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }

  get url(): string {
    return `http://127.0.0.1:${this.served.port}`;
  }

  /** Another server of the same college, on the same clock. Who asked for it stops it. */
  secondServer(): Promise<Served> {
    const log = pino({ level: 'silent' });
    return serve(this.config, {
      databaseUrl: this.database.url,
      log,
      now: () => this.now(),
      capacity: ROOM_FOR_ALL,
    });
  }

  /** A user who has not signed in. */
  visitor(): Browser {
    return new Browser(this.url);
  }

  region(facts: RegionFacts = {}): Promise<{ id: string; slug: string }> {
    return insertRegion(this.database.owner, facts);
  }

  group(facts: GroupFacts): Promise<{ id: string }> {
    return insertGroup(this.database.owner, facts);
  }

  course(facts: CourseFacts = {}): Promise<{ id: string; code: string }> {
    return insertCourse(this.database.owner, facts);
  }

  lesson(facts: LessonFacts): Promise<{ id: string }> {
    return insertLesson(this.database.owner, facts);
  }

  async person(facts: PersonFacts = {}): Promise<TestPerson> {
    this.#passwordHash ??= hashPassword(this.served.state.services.secrets, digestOf(PASSWORD));
    return insertPerson(this.database.owner, facts, await this.#passwordHash);
  }

  /** A person's browser after they have logged in. */
  async signedIn(who: PersonFacts | TestPerson = {}): Promise<Browser & { person: TestPerson }> {
    const person = 'id' in who ? who : await this.person(who);
    const browser = this.visitor();
    browser.keep(await startSessionOf(this.served.state, person.id));
    return Object.assign(browser, { person });
  }

  /** Does the work that is queued, and the work which that causes. */
  async runJobs(): Promise<void> {
    const { state } = this.served;
    const { owner } = this.database;
    await runJobsOnce({ ownerPool: owner, appPool: state.appPool, jobs, services: state.services });
  }

  async mails(): Promise<
    { to: string; subject: string; text: string; language: string; link: string | null }[]
  > {
    const { rows } = await this.database.owner.query<{
      to: string;
      subject: string;
      text: string;
      language: string;
    }>('select to_address as to, subject, text_body as text, language from outbox_mail order by created_at');
    return rows.map((mail) => ({ ...mail, link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? null }));
  }

  async close(): Promise<void> {
    await this.served.stop();
    await this.database.drop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
