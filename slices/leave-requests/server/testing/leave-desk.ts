import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { Desk, said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

type SignedIn = Browser & { person: TestPerson };

const ASKED = `_id status attendanceType firstDay lastDay reason studentNotes adminComments studentName groupName version`;

export interface Asked {
  _id: string;
  status: string;
  firstDay: string;
  lastDay: string;
  version: number;
  file?: { _id: string; name: string; bytes: number; url: string } | null;
}

interface Sent {
  file?: { fileId: string; uploadId: string; name: string; bytes: number };
  keepsFile?: boolean;
}

const FILE = 'file { _id name bytes url }';
const REQUEST = `mutation requestLeave($requestId: ID!, $groupId: ID!, $leaveInput: LeaveInput!, $file: SentWorkInput) {
  requestLeave(requestId: $requestId, groupId: $groupId, leaveInput: $leaveInput, file: $file) { ${ASKED} ${FILE} } }`;
const OPEN = `mutation openLeaveUpload($fileId: ID!, $name: String!, $bytes: Int!) {
  openLeaveUpload(fileId: $fileId, name: $name, bytes: $bytes) { uploadId urls partBytes } }`;
const CHANGE = `mutation changeLeaveRequest($requestId: ID!, $version: Int!, $leaveInput: LeaveInput!, $file: SentWorkInput,
    $keepsFile: Boolean!) {
  changeLeaveRequest(requestId: $requestId, version: $version, leaveInput: $leaveInput, file: $file, keepsFile: $keepsFile) {
    ${ASKED} ${FILE} } }`;
const WITHDRAW = `mutation withdrawLeaveRequest($requestId: ID!) { withdrawLeaveRequest(requestId: $requestId) { ${ASKED} } }`;
const RESTORE = `mutation restoreLeaveRequest($requestId: ID!) { restoreLeaveRequest(requestId: $requestId) { ${ASKED} } }`;

const DECIDED = `${ASKED} decisionId`;
const DECIDE = `mutation decideLeaveRequest($decisionId: ID!, $requestId: ID!, $version: Int!, $status: LeaveDecision!, $adminComments: String!) {
  decideLeaveRequest(decisionId: $decisionId, requestId: $requestId, version: $version, status: $status,
    adminComments: $adminComments) { ${DECIDED} } }`;
const UNDO = `mutation undoLeaveDecision($decisionId: ID!) { undoLeaveDecision(decisionId: $decisionId) { ${DECIDED} } }`;
const READ = `query leaveRequest($requestId: ID!) { leaveRequest(requestId: $requestId) { ${DECIDED} } }`;
const LIST = `query leaveRequests($filter: LeaveFilter, $sort: LeaveSort, $descending: Boolean, $first: Int, $after: ID) {
  leaveRequests(filter: $filter, sort: $sort, descending: $descending, first: $first, after: $after) {
    rows { _id } nextCursor count } }`;

export interface Decided extends Asked {
  decisionId: string | null;
}

/** A campus whose group asks for leave, and the staff who decide about it. */
export class LeaveDesk extends Desk {
  readonly regionId: string;
  readonly groupId: string;
  readonly typeId: string;
  readonly schemaId: string;

  private constructor(college: College, ids: Record<'regionId' | 'groupId' | 'typeId' | 'schemaId', string>) {
    super(college);
    this.regionId = ids.regionId;
    this.groupId = ids.groupId;
    this.typeId = ids.typeId;
    this.schemaId = ids.schemaId;
  }

  static async open(college: College, timeZone = 'Europe/London'): Promise<LeaveDesk> {
    const { id: regionId } = await college.region({ timeZone });
    const { id: groupId } = await college.group({ regionId, name: 'Second Year' });
    const { rows } = await college.database.owner.query<{ schemaId: string; typeId: string }>(
      `with made as (insert into attendance_schema (name) values ('Schema ' || $1::uuid) returning id),
       policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
         grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 1, 3, 300, 100 from made),
       term as (insert into attendance_term (schema_id, name, first_day, last_day)
         select id, 'The term', '2020-01-01', '2099-12-31' from made),
       counted as (insert into group_schema (group_id, region_id, schema_id) select $1::uuid, $2, id from made),
       type as (insert into leave_type (schema_id, names)
         select id, '{"en": "Illness", "de_DE": "Krankheit"}' from made returning id)
       select made.id as "schemaId", type.id as "typeId" from made, type`,
      [groupId, regionId],
    );
    const [ids] = rows;
    if (!ids) throw new Error('The desk was not opened.');
    return new LeaveDesk(college, { regionId, groupId, ...ids });
  }

  /** Days from today on the campus in London. */
  day(ahead: number): Day {
    return addDays(dayIn(this.college.now(), 'Europe/London'), ahead);
  }

  student(facts: { firstName?: string; lastName?: string; locale?: string } = {}): Promise<SignedIn> {
    return this.college.signedIn({ regionIds: [this.regionId], groupIds: [this.groupId], ...facts });
  }

  admin(facts: { email?: string } = {}): Promise<SignedIn> {
    return this.college.signedIn({ roles: ['user', 'admin'], regionIds: [this.regionId], ...facts });
  }

  input(from: number, to = from, facts: object = {}): object {
    return {
      typeId: this.typeId,
      firstDay: this.day(from),
      lastDay: this.day(to),
      reason: 'I am ill.',
      ...facts,
    };
  }

  ask(student: Browser, leaveInput: object, requestId: string = randomUUID(), { file }: Sent = {}) {
    return said<Asked>(student, REQUEST, { requestId, groupId: this.groupId, leaveInput, file });
  }

  change(student: Browser, { _id: requestId, version }: Asked, leaveInput: object, sent: Sent = {}) {
    return said<Asked>(student, CHANGE, { requestId, version, leaveInput, keepsFile: true, ...sent });
  }

  /** Announces a file and sends it whole. */
  async upload(by: Browser, name: string, content: string): Promise<NonNullable<Sent['file']>> {
    const about = { fileId: randomUUID(), name, bytes: Buffer.byteLength(content) };
    const { uploadId, urls } = await said<{ uploadId: string; urls: string[] }>(by, OPEN, about);
    const { pathname, search } = new URL(urls[0] ?? '');
    await fetch(this.college.url + pathname + search, { method: 'PUT', body: content });
    return { ...about, uploadId };
  }

  withdraw(student: Browser, { _id: requestId }: Asked) {
    return said<Asked>(student, WITHDRAW, { requestId });
  }

  restore(student: Browser, { _id: requestId }: Asked) {
    return said<Asked>(student, RESTORE, { requestId });
  }

  decide(
    by: Browser,
    { _id: requestId, version }: Pick<Asked, '_id' | 'version'>,
    status: 'APPROVED' | 'ACKNOWLEDGED',
    adminComments = '',
    decisionId: string = randomUUID(),
  ) {
    return said<Decided>(by, DECIDE, { decisionId, requestId, version, status, adminComments });
  }

  undo(by: Browser, decisionId: string | null | undefined) {
    return said<Decided>(by, UNDO, { decisionId });
  }

  read(by: Browser, requestId: string) {
    return said<Decided>(by, READ, { requestId });
  }

  list(by: Browser, filter: object, more: object = {}) {
    return said<{ rows: { _id: string }[]; nextCursor: string | null }>(by, LIST, { filter, ...more });
  }
}
