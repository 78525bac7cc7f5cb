import { randomUUID } from 'node:crypto';
import { rollClass, takeRoll, type RollClass } from '#slices/attendance/server/testing/class-with-roll.ts';
import { Desk, said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

type SignedIn = Browser & { person: TestPerson };

const SHOWN = `_id sessionId status text adminComments courseName groupName decidedByName decisionId version
  file { _id name bytes url }`;
const EXPLAIN = `mutation explainAbsence($explanationId: ID!, $sessionId: ID!, $explanationInput: ExplanationInput!, $file: SentWorkInput) {
  explainAbsence(explanationId: $explanationId, sessionId: $sessionId, explanationInput: $explanationInput, file: $file) { ${SHOWN} } }`;
const CHANGE = `mutation changeAbsenceExplanation($explanationId: ID!, $version: Int!, $explanationInput: ExplanationInput!,
    $file: SentWorkInput, $keepsFile: Boolean!) {
  changeAbsenceExplanation(explanationId: $explanationId, version: $version, explanationInput: $explanationInput, file: $file,
    keepsFile: $keepsFile) { ${SHOWN} } }`;
const WITHDRAW = `mutation withdrawAbsenceExplanation($explanationId: ID!) {
  withdrawAbsenceExplanation(explanationId: $explanationId) }`;
const OWN = `query ownAbsenceExplanations { ownAbsences { isDisabled absences { _id lastDay groupName } } }`;
const OPEN = `mutation openExplanationUpload($fileId: ID!, $name: String!, $bytes: Int!) {
  openExplanationUpload(fileId: $fileId, name: $name, bytes: $bytes) { uploadId urls partBytes } }`;
const DECIDE = `mutation decideAbsenceExplanation($decisionId: ID!, $explanationId: ID!, $version: Int!,
    $status: ExplanationDecision!, $adminComments: String!) {
  decideAbsenceExplanation(decisionId: $decisionId, explanationId: $explanationId, version: $version, status: $status,
    adminComments: $adminComments) { ${SHOWN} } }`;
const UNDO = `mutation undoExplanationDecision($decisionId: ID!) {
  undoExplanationDecision(decisionId: $decisionId) { ${SHOWN} } }`;
const LIST = `query absenceExplanations($filter: ExplanationFilter, $first: Int, $after: ID) {
  absenceExplanations(filter: $filter, first: $first, after: $after) { rows { _id } nextCursor count } }`;
const READ = `query explanationToDecide($explanationId: ID!) { explanationToDecide(explanationId: $explanationId) {
  explanation { _id } effect { now { status percent deduction } excused { status percent deduction } } } }`;
const ATTENDANCE = `query attendance($personId: ID!) { attendance(personId: $personId) {
  terms { percent deduction } records { sessionId status steps { kind byName } } } }`;

export interface Explained {
  _id: string;
  status: string;
  text: string;
  adminComments: string;
  decidedByName: string | null;
  decisionId: string | null;
  version: number;
  file: { _id: string; name: string; bytes: number; url: string } | null;
}

interface SentFile {
  fileId: string;
  uploadId: string;
  name: string;
  bytes: number;
}

/** A class with a roll, whose students explain absences, and those who decide about them. */
export class AbsenceDesk extends Desk {
  readonly held: RollClass;

  private constructor(college: College, held: RollClass) {
    super(college);
    this.held = held;
  }

  static async open(college: College): Promise<AbsenceDesk> {
    return new AbsenceDesk(college, await rollClass(college, { students: 0 }));
  }

  student(facts: { locale?: string } = {}): Promise<SignedIn> {
    const { regionId, groupId } = this.held;
    return this.college.signedIn({ regionIds: [regionId], groupIds: [groupId], ...facts });
  }

  manager(): Promise<SignedIn> {
    return this.college.signedIn({ roles: ['user', 'manager'], regionIds: [this.held.regionId] });
  }

  attendanceAdmin(): Promise<SignedIn> {
    const { regionId } = this.held;
    return this.college.signedIn({
      roles: ['user', 'manager'],
      regionIds: [regionId],
      regionRoles: [{ regionId, roleNames: ['manager', 'attendanceAdmin'] }],
    });
  }

  /** A class some hours ago that the student missed. */
  async missed({ person }: SignedIn, hoursAgo: number): Promise<string> {
    const manager = await this.manager();
    const sessionId = await this.held.session(-hoursAgo);
    await takeRoll(manager, sessionId, [{ personId: person.id, kind: 'ABSENT' }], 'Proof');
    return sessionId;
  }

  /** A class some hours ago that nobody missed. */
  async attended(hoursAgo: number): Promise<string> {
    const sessionId = await this.held.session(-hoursAgo);
    await takeRoll(await this.manager(), sessionId, [], 'Proof');
    return sessionId;
  }

  explain(by: Browser, sessionId: string, text = 'I was ill.', file?: SentFile, id: string = randomUUID()) {
    return said<Explained>(by, EXPLAIN, { explanationId: id, sessionId, explanationInput: { text }, file });
  }

  change(by: Browser, { _id, version }: Explained, text: string, keepsFile = true, file?: SentFile) {
    return said<Explained>(by, CHANGE, {
      explanationId: _id,
      version,
      explanationInput: { text },
      file,
      keepsFile,
    });
  }

  withdraw(by: Browser, { _id: explanationId }: Explained) {
    return said<boolean>(by, WITHDRAW, { explanationId });
  }

  own(by: Browser) {
    return said<{ isDisabled: boolean; absences: { _id: string; lastDay: string }[] }>(by, OWN, {});
  }

  decide(
    by: Browser,
    { _id: explanationId, version }: Explained,
    status: 'EXPLAINED' | 'EXCUSED',
    adminComments = '',
    decisionId: string = randomUUID(),
  ) {
    return said<Explained>(by, DECIDE, { decisionId, explanationId, version, status, adminComments });
  }

  undo(by: Browser, decisionId: string | null) {
    return said<Explained>(by, UNDO, { decisionId });
  }

  list(by: Browser, filter: object = {}, more: object = {}) {
    return said<{ rows: { _id: string }[]; nextCursor: string | null; count: number }>(by, LIST, {
      filter,
      ...more,
    });
  }

  read(by: Browser, { _id: explanationId }: Explained) {
    return said<{ effect: { now: object; excused: object } } | null>(by, READ, { explanationId });
  }

  /** What the student's own page says of the class, and of the term. */
  async record(student: SignedIn, sessionId: string) {
    const { terms, records } = await said<{
      terms: { percent: number; deduction: number }[];
      records: { sessionId: string; status: string; steps: { kind: string; byName: string | null }[] }[];
    }>(student, ATTENDANCE, { personId: student.person.id });
    return { ...terms[0], ...records.find((record) => record.sessionId === sessionId) };
  }

  /** Announces a file and sends it whole. */
  async upload(by: Browser, name: string, content: string): Promise<SentFile> {
    const about = { fileId: randomUUID(), name, bytes: Buffer.byteLength(content) };
    const { uploadId, urls } = await said<{ uploadId: string; urls: string[] }>(by, OPEN, about);
    const { pathname, search } = new URL(urls[0] ?? '');
    await fetch(this.college.url + pathname + search, { method: 'PUT', body: content });
    return { ...about, uploadId };
  }

  async stored(id: string): Promise<unknown> {
    const { rows } = await this.college.database.owner.query(
      `select text, status, admin_comments, decided_at, decided_by from absence_explanation where id = $1`,
      [id],
    );
    return rows[0];
  }
}
