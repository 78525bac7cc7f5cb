import { randomUUID } from 'node:crypto';
import type { Answer, Browser } from '#testing/browser.ts';
import type { College } from '#testing/college.ts';

const SAVE_EXAM = `mutation saveExam($examId: ID!, $courseId: ID!, $version: Int, $examInput: ExamInput!) {
  saveExam(examId: $examId, courseId: $courseId, version: $version, examInput: $examInput) { _id version title } }`;
const SAVE_QUESTION = `mutation saveQuestion($examId: ID!, $questionId: ID!, $version: Int, $questionInput: QuestionInput!) {
  saveQuestion(examId: $examId, questionId: $questionId, version: $version, questionInput: $questionInput) { _id } }`;
const SCHEDULE = `mutation scheduleExam($examId: ID!, $groupId: ID!, $version: Int, $opensAt: DateTime!, $deadline: DateTime!, $closesAt: DateTime, $returnSeconds: Int) {
  scheduleExam(examId: $examId, groupId: $groupId, version: $version, opensAt: $opensAt, deadline: $deadline, closesAt: $closesAt,
    returnSeconds: $returnSeconds) { version } }`;
const START = `mutation startExam($examId: ID!, $attemptId: ID!, $deviceId: ID!, $pageId: ID, $isAlone: Boolean) {
  startExam(examId: $examId, attemptId: $attemptId, deviceId: $deviceId, pageId: $pageId, isAlone: $isAlone) {
    _id expiresAt questions { _id kind words options { name words } right { options } explanation } } }`;
const RECORD = `mutation recordExamEvents($attemptId: ID!, $deviceId: ID!, $pageId: ID, $events: [ExamEventInput!]!) {
  recordExamEvents(attemptId: $attemptId, deviceId: $deviceId, pageId: $pageId, events: $events) { upTo now } }`;
const SUBMIT = `mutation submitExam($attemptId: ID!, $deviceId: ID!, $pageId: ID, $events: [ExamEventInput!]!) {
  submitExam(attemptId: $attemptId, deviceId: $deviceId, pageId: $pageId, events: $events) {
    result { ending grade passed scaledFrom penalty } steps { kind score } } }`;

const DAY_MS = 86_400_000;

export interface ExamFacts {
  questions?: number;
  deadlineInDays?: number;
  /** Within which the user who has left may come back. */
  returnSeconds?: number;
  input?: Record<string, unknown>;
}

type SignedIn = Awaited<ReturnType<College['signedIn']>>;

/** An exam of true-or-false questions, all of them true, that a group sits. */
export class ExamRoom {
  readonly college: College;
  readonly admin: SignedIn;
  readonly courseId: string;
  readonly groupId: string;

  private constructor(college: College, admin: SignedIn, places: { courseId: string; groupId: string }) {
    this.college = college;
    this.admin = admin;
    this.courseId = places.courseId;
    this.groupId = places.groupId;
  }

  static async open(college: College, regionId: string): Promise<ExamRoom> {
    const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
    const { id: groupId } = await college.group({ regionId });
    const { id: courseId } = await college.course({ groupIds: [groupId] });
    return new ExamRoom(college, admin, { courseId, groupId });
  }

  async exam({
    questions = 10,
    deadlineInDays = 7,
    returnSeconds = 0,
    input = {},
  }: ExamFacts = {}): Promise<string> {
    const examId = randomUUID();
    await sure(this.saveExam({ examId, examInput: input }));
    for (let index = 0; index < questions; index += 1) await sure(this.saveQuestion({ examId }));
    const now = this.college.now().getTime();
    await sure(
      this.admin.call(SCHEDULE, {
        examId,
        groupId: this.groupId,
        opensAt: new Date(now - DAY_MS * 30).toISOString(),
        deadline: new Date(now + DAY_MS * deadlineInDays).toISOString(),
        returnSeconds,
      }),
    );
    return examId;
  }

  /** Moves every time of an exam back, as if so many days had passed: nobody's session ends by it. */
  async letDaysPass(examId: string, days: number): Promise<void> {
    const { owner } = this.college.database;
    for (const table of ['exam_group', 'exam_grant', 'exam_attempt'])
      await owner.query(
        `update ${table} set deadline = deadline - make_interval(days => $2) where exam_id = $1`,
        [examId, days],
      );
  }

  saveExam({
    examInput,
    ...named
  }: {
    examId: string;
    examInput?: Record<string, unknown>;
    version?: number;
  }) {
    const usual = {
      locale: 'en',
      title: 'Final exam',
      passMark: 70,
      openBook: false,
      shuffles: true,
      review: 'AFTER_LAST',
    };
    return this.admin.call(SAVE_EXAM, {
      courseId: this.courseId,
      ...named,
      examInput: { ...usual, ...examInput },
    });
  }

  saveQuestion(saved: {
    examId: string;
    questionId?: string;
    version?: number;
    questionInput?: Record<string, unknown>;
  }) {
    const { questionId = randomUUID(), questionInput, ...named } = saved;
    const text = {
      locale: 'en',
      words: 'God is love.',
      options: [],
      matches: [],
      explanation: 'canary-explanation',
    };
    const usual = { kind: 'TRUE_FALSE', points: 1, texts: [text], right: { isTrue: true } };
    return this.admin.call(SAVE_QUESTION, {
      questionId,
      ...named,
      questionInput: { ...usual, ...questionInput },
    });
  }

  async student(): Promise<Student> {
    const { regionId } = (
      await this.college.database.owner.query<{ regionId: string }>(
        'select region_id as "regionId" from student_group where id = $1',
        [this.groupId],
      )
    ).rows[0] ?? { regionId: '' };
    return new Student(
      await this.college.signedIn({ regionIds: [regionId], groupIds: [this.groupId] }),
      this.college,
    );
  }
}

async function sure(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer;
  if (given.errors.length > 0) throw new Error(JSON.stringify(given.errors));
  return given;
}

export interface AskedQuestion {
  _id: string;
  kind: string;
  words: string;
  options: { name: string; words: string }[];
  right: unknown;
  explanation: unknown;
}

/** What an attempt that was begun asks. */
export const questionsOf = ({ data }: Pick<Answer, 'data'>): AskedQuestion[] =>
  (data?.['startExam'] as { questions: AskedQuestion[] } | undefined)?.questions ?? [];

/** A user who sits exams on one device. */
export class Student {
  readonly browser: Browser;
  readonly personId: string;
  readonly deviceId = randomUUID();
  /** The page on which they sit; a device without names for its pages has one. */
  page: { pageId?: string; isAlone?: boolean } = {};
  readonly #college: College;
  #seq = 0;
  #begun = '';

  constructor(browser: Browser & { person: { id: string } }, college: College) {
    this.browser = browser;
    this.personId = browser.person.id;
    this.#college = college;
  }

  start(examId: string, attemptId: string = randomUUID(), deviceId = this.deviceId, headers = {}) {
    // A device goes on counting where it was.
    this.#seq = this.#begun === attemptId + deviceId ? this.#seq : 0;
    this.#begun = attemptId + deviceId;
    return this.browser.call(START, { examId, attemptId, deviceId, ...this.page }, headers);
  }

  /** Reloads the page, in a browser that knows that it has no other on the attempt, or not. */
  reload(isAlone = true): void {
    this.page = { pageId: randomUUID(), isAlone };
  }

  event(kind: string, more: Record<string, unknown> = {}): Record<string, unknown> {
    this.#seq += 1;
    return { seq: this.#seq, kind, clientTime: this.#college.now().toISOString(), ...more };
  }

  /** True to so many questions, false to the others. */
  answers(questions: readonly { _id: string }[], right: number): Record<string, unknown>[] {
    return questions.map(({ _id }, index) =>
      this.event('ANSWER', { questionId: _id, answer: { isTrue: index < right } }),
    );
  }

  record(attemptId: string, events: readonly unknown[], deviceId = this.deviceId) {
    return this.browser.call(RECORD, { attemptId, deviceId, pageId: this.page.pageId, events });
  }

  submit(attemptId: string, events: readonly unknown[] = [], deviceId = this.deviceId) {
    return this.browser.call(SUBMIT, { attemptId, deviceId, pageId: this.page.pageId, events });
  }

  /** Sits a whole exam, so many answers right. */
  async sit(examId: string, right: number): Promise<Record<string, unknown>> {
    const attemptId = randomUUID();
    const begun = await sure(this.start(examId, attemptId));
    const questions = questionsOf(begun);
    const answer = await sure(this.submit(attemptId, this.answers(questions, right)));
    const graded = (answer.data?.['submitExam'] ?? {}) as { result?: object; steps?: object[] };
    return { _id: attemptId, ...graded.result, steps: graded.steps };
  }
}
