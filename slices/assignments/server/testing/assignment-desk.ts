import { randomUUID } from 'node:crypto';
import type { Answer, Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

const OPEN = `mutation openSubmissionUpload($assignmentId: ID!, $fileId: ID!, $name: String!, $bytes: Int!) {
  openSubmissionUpload(assignmentId: $assignmentId, fileId: $fileId, name: $name, bytes: $bytes) { uploadId urls partBytes } }`;
const SUBMIT = `mutation submitAssignment($assignmentId: ID!, $versionId: ID!, $known: Int!, $kept: [ID!]!, $sent: [SentWorkInput!]!) {
  submitAssignment(assignmentId: $assignmentId, versionId: $versionId, known: $known, kept: $kept, sent: $sent) {
    _id state isOpen submissions { _id number receiptHash files { _id name sha256 url } } } }`;

export interface AssignmentFacts {
  kind?: 'GRADED' | 'COMPLETION';
  title?: string;
  /** Days from now; below zero, the deadline has passed. */
  dueInDays?: number;
}

export interface SentWork {
  fileId: string;
  uploadId: string;
  name: string;
  bytes: number;
}

const DAY_MS = 86_400_000;

/** A group whose course gives assignments, its office, and students who hand in. */
export class AssignmentDesk {
  readonly college: College;
  readonly admin: Browser;
  readonly regionId: string;
  readonly groupId: string;
  readonly courseId: string;

  private constructor(
    college: College,
    admin: Browser,
    places: { regionId: string; groupId: string; courseId: string },
  ) {
    this.college = college;
    this.admin = admin;
    this.regionId = places.regionId;
    this.groupId = places.groupId;
    this.courseId = places.courseId;
  }

  static async open(college: College, teacherId?: string): Promise<AssignmentDesk> {
    const { id: regionId } = await college.region({ timeZone: 'Asia/Jakarta' });
    const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
    const { id: groupId } = await college.group({ regionId });
    const { id: courseId } = await college.course({ groupIds: [groupId], ...(teacherId && { teacherId }) });
    return new AssignmentDesk(college, admin, { regionId, groupId, courseId });
  }

  async assignment({
    kind = 'GRADED',
    title = 'Essay',
    dueInDays = 7,
  }: AssignmentFacts = {}): Promise<string> {
    const { owner } = this.college.database;
    const id = randomUUID();
    await owner.query('insert into assignment (id, course_id, kind) values ($1, $2, $3)', [
      id,
      this.courseId,
      kind,
    ]);
    await owner.query(`insert into assignment_text (assignment_id, locale, title) values ($1, 'en', $2)`, [
      id,
      title,
    ]);
    const dueAt = new Date(this.college.now().getTime() + dueInDays * DAY_MS);
    await owner.query(
      'insert into assignment_group (assignment_id, group_id, region_id, due_at) values ($1, $2, $3, $4)',
      [id, this.groupId, this.regionId, dueAt],
    );
    return id;
  }

  student(): Promise<Browser & { person: TestPerson }> {
    return this.college.signedIn({ regionIds: [this.regionId], groupIds: [this.groupId] });
  }

  /** Asks where to send a file. */
  openUpload(
    student: Browser,
    assignmentId: string,
    { fileId = randomUUID(), name = 'Essay.pdf', bytes }: { fileId?: string; name?: string; bytes: number },
  ): Promise<Answer> {
    return student.call(OPEN, { assignmentId, fileId, name, bytes });
  }

  /** Sends a file to the store as a browser does, part by part. */
  async send(
    student: Browser,
    assignmentId: string,
    body: string | Buffer,
    name = 'Essay.pdf',
    fileId: string = randomUUID(),
  ): Promise<SentWork> {
    const bytes = Buffer.from(body);
    const { data } = await this.openUpload(student, assignmentId, { fileId, name, bytes: bytes.length });
    const opened = data?.['openSubmissionUpload'] as { uploadId: string; urls: string[]; partBytes: number };
    for (const [at, url] of opened.urls.entries()) {
      const { pathname, search } = new URL(url);
      const part = new Uint8Array(bytes.subarray(at * opened.partBytes, (at + 1) * opened.partBytes));
      await fetch(this.college.url + pathname + search, { method: 'PUT', body: part });
    }
    return { fileId, uploadId: opened.uploadId, name, bytes: bytes.length };
  }

  submit(
    student: Browser,
    assignmentId: string,
    handed: { sent?: SentWork[]; kept?: string[]; known?: number; versionId?: string },
  ): Promise<Answer> {
    const { sent = [], kept = [], known = 0, versionId = randomUUID() } = handed;
    return student.call(SUBMIT, { assignmentId, versionId, known, kept, sent });
  }

  /** Hands in one small file and answers the id of the version. */
  async handIn(student: Browser, assignmentId: string): Promise<string> {
    const versionId = randomUUID();
    const sent = [await this.send(student, assignmentId, '%PDF-1.7 essay')];
    await this.submit(student, assignmentId, { sent, versionId });
    return versionId;
  }
}
