import { randomUUID } from 'node:crypto';
import type { Day } from '#kit/calendar/day.ts';
import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { Desk, said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

export type SignedIn = Browser & { person: TestPerson };

const SHOWN = `_id day minutes place note categoryId categoryName groupId groupName regionName studentId studentName status
  adminComments decidedByName decisionId version`;
const TOTAL = 'categoryId name requiredMinutes confirmedMinutes pendingMinutes minutesPerWeek';
const SAVE = `mutation saveHourEntry($entryId: ID!, $version: Int, $input: HourEntryInput!) {
  saveHourEntry(entryId: $entryId, version: $version, input: $input) { ${SHOWN} } }`;
const REMOVE = `mutation deleteHourEntry($entryId: ID!, $version: Int!) {
  deleteHourEntry(entryId: $entryId, version: $version) }`;
const OWN = `query ownHours($groupId: ID) { ownHours(groupId: $groupId) {
  groups { _id name firstDay lastDay } groupId today lastDay dueOn weeksLeft categories { ${TOTAL} } offered { _id name }
  months { month minutesConfirmed minutesPending minutesRefused } timer { startedAt groupId categoryId place note } } }`;
const OWN_ENTRIES = `query ownHourEntries($groupId: ID!, $month: String, $first: Int, $after: ID) {
  ownHourEntries(groupId: $groupId, month: $month, first: $first, after: $after) { rows { ${SHOWN} } nextCursor count } }`;
const DECIDE = `mutation decideHourEntry($decisionId: ID!, $entryId: ID!, $version: Int!, $status: HourDecision!,
    $adminComments: String!) {
  decideHourEntry(decisionId: $decisionId, entryId: $entryId, version: $version, status: $status,
    adminComments: $adminComments) { ${SHOWN} } }`;
const UNDO = `mutation undoHourDecision($decisionId: ID!) { undoHourDecision(decisionId: $decisionId) { ${SHOWN} } }`;
const DECIDE_ALL = `mutation decideHourEntries($decisions: [HourEntryToDecideInput!]!, $status: HourDecision!,
    $adminComments: String!) {
  decideHourEntries(decisions: $decisions, status: $status, adminComments: $adminComments) { entryId outcome } }`;
const UNDO_ALL = `mutation undoHourDecisions($decisions: [HourDecisionToUndoInput!]!) {
  undoHourDecisions(decisions: $decisions) { entryId outcome } }`;
const LIST = `query hourEntries($filter: HourFilter, $first: Int, $after: ID) {
  hourEntries(filter: $filter, first: $first, after: $after) { rows { _id } nextCursor count } }`;
const COUNTS = `query hourEntryCounts($filter: HourFilter) {
  hourEntryCounts(filter: $filter) { pending confirmed refused oldest } }`;
const READ = `query hourEntryToDecide($entryId: ID!) { hourEntryToDecide(entryId: $entryId) {
  _id entry { studentName } requiredMinutes confirmedMinutes pendingMinutes } }`;
const TOTALS = `query hourTotals($groupId: ID!) { hourTotals(groupId: $groupId) {
  _id studentId studentName categories { ${TOTAL} } } }`;
const GROUP = 'query hourGroup($groupId: ID) { hourGroup(groupId: $groupId) { _id } }';
const POLICY = `groupId regionId version dueOn requirements { categoryId requiredMinutes }
  categories { _id name names { locale name } isArchived version }`;
const READ_POLICY = `query hourPolicy($groupId: ID!) { hourPolicy(groupId: $groupId) { ${POLICY} } }`;
const SAVE_POLICY = `mutation saveHourPolicy($groupId: ID!, $version: Int!, $dueOn: Day, $requirements: [HourRequirementInput!]!) {
  saveHourPolicy(groupId: $groupId, version: $version, dueOn: $dueOn, requirements: $requirements) { ${POLICY} } }`;
const CATEGORY = '_id regionId name names { locale name } isArchived version';
const SAVE_CATEGORY = `mutation saveHourCategory($categoryId: ID!, $version: Int, $regionId: ID!, $input: HourCategoryInput!) {
  saveHourCategory(categoryId: $categoryId, version: $version, regionId: $regionId, input: $input) { ${CATEGORY} } }`;
const ARCHIVE = `mutation archiveHourCategory($categoryId: ID!, $version: Int!, $isArchived: Boolean!) {
  archiveHourCategory(categoryId: $categoryId, version: $version, isArchived: $isArchived) { ${CATEGORY} } }`;
const START = `mutation startHourTimer($input: HourTimerInput!) {
  startHourTimer(input: $input) { startedAt groupId categoryId place note } }`;
const STOP = `mutation stopHourTimer($entryId: ID!, $startedAt: DateTime!) { stopHourTimer(entryId: $entryId, startedAt: $startedAt) { ${SHOWN} } }`;
const DISCARD =
  'mutation discardHourTimer($startedAt: DateTime!) { discardHourTimer(startedAt: $startedAt) }';

export interface Logged {
  _id: string;
  day: Day;
  minutes: number;
  categoryId: string;
  categoryName: string;
  groupId: string;
  place: string;
  note: string;
  status: string;
  adminComments: string;
  decidedByName: string | null;
  decisionId: string | null;
  version: number;
}

export interface Total {
  categoryId: string;
  name: string;
  requiredMinutes: number;
  confirmedMinutes: number;
  pendingMinutes: number;
  minutesPerWeek: number | null;
}

export interface OwnHours {
  groups: { _id: string; firstDay: Day | null; lastDay: Day | null }[];
  groupId: string | null;
  today: Day;
  lastDay: Day | null;
  dueOn: Day | null;
  weeksLeft: number | null;
  categories: Total[];
  offered: { _id: string; name: string }[];
  months: { month: string; minutesConfirmed: number; minutesPending: number; minutesRefused: number }[];
  timer: { startedAt: string; place: string } | null;
}

export interface Category {
  _id: string;
  name: string;
  isArchived: boolean;
  version: number;
}

interface Policy {
  version: number;
  dueOn: Day | null;
  requirements: { categoryId: string; requiredMinutes: number }[];
  categories: Category[];
}

/** A group of a campus with categories, its students, and those who confirm their hours. */
export class HourDesk extends Desk {
  readonly regionId: string;
  readonly groupId: string;
  readonly categoryId: string;

  private constructor(college: College, made: { regionId: string; groupId: string; categoryId: string }) {
    super(college);
    this.regionId = made.regionId;
    this.groupId = made.groupId;
    this.categoryId = made.categoryId;
  }

  static async open(college: College, timeZone = 'Europe/London'): Promise<HourDesk> {
    const { id: regionId } = await college.region({ timeZone });
    const { id: groupId } = await college.group({ regionId });
    const categoryId = randomUUID();
    const desk = new HourDesk(college, { regionId, groupId, categoryId });
    await desk.saveCategory(await desk.manager(), 'Outreach', categoryId);
    return desk;
  }

  student(facts: { locale?: string; groupIds?: string[] } = {}): Promise<SignedIn> {
    const { regionId, groupId } = this;
    return this.college.signedIn({ regionIds: [regionId], groupIds: [groupId], ...facts });
  }

  manager(): Promise<SignedIn> {
    const { regionId } = this;
    return this.college.signedIn({
      roles: ['user', 'manager'],
      regionIds: [regionId],
      regionRoles: [{ regionId, roleNames: ['manager'] }],
    });
  }

  /** A day so many days from today, on the campus. */
  day(from = 0): Day {
    return addDays(dayIn(this.college.now(), 'Europe/London'), from);
  }

  input(minutes = 60, more: object = {}) {
    const { groupId, categoryId } = this;
    return { groupId, categoryId, day: this.day(), minutes, place: 'Food bank', note: 'Sorting', ...more };
  }

  log(by: Browser, input: object = this.input(), entryId: string = randomUUID()) {
    return said<Logged>(by, SAVE, { entryId, input });
  }

  change(by: Browser, { _id: entryId, version }: Pick<Logged, '_id' | 'version'>, input: object) {
    return said<Logged>(by, SAVE, { entryId, version, input });
  }

  remove(by: Browser, { _id: entryId, version }: Pick<Logged, '_id' | 'version'>) {
    return said<string>(by, REMOVE, { entryId, version });
  }

  own(by: Browser, groupId?: string) {
    return said<OwnHours>(by, OWN, { groupId });
  }

  ownEntries(by: Browser, more: object = {}) {
    return said<{ rows: Logged[]; nextCursor: string | null; count: number }>(by, OWN_ENTRIES, {
      groupId: this.groupId,
      ...more,
    });
  }

  decide(
    by: Browser,
    { _id: entryId, version }: Pick<Logged, '_id' | 'version'>,
    status: 'CONFIRMED' | 'REFUSED' = 'CONFIRMED',
    adminComments = status === 'REFUSED' ? 'Nobody saw you there.' : '',
    decisionId: string = randomUUID(),
  ) {
    return said<Logged>(by, DECIDE, { decisionId, entryId, version, status, adminComments });
  }

  undo(by: Browser, decisionId: string | null) {
    return said<Logged>(by, UNDO, { decisionId });
  }

  decideAll(by: Browser, decisions: readonly object[], status = 'CONFIRMED', adminComments = '') {
    return said<{ entryId: string; outcome: string }[]>(by, DECIDE_ALL, { decisions, status, adminComments });
  }

  undoAll(by: Browser, decisions: readonly { decisionId: string; entryId: string }[]) {
    return said<{ entryId: string; outcome: string }[]>(by, UNDO_ALL, { decisions });
  }

  list(by: Browser, filter: object = {}, more: object = {}) {
    return said<{ rows: { _id: string }[]; nextCursor: string | null; count: number }>(by, LIST, {
      filter,
      ...more,
    });
  }

  counts(by: Browser, filter: object = {}) {
    return said<{ pending: number; confirmed: number; refused: number }>(by, COUNTS, { filter });
  }

  read(by: Browser, { _id: entryId }: Pick<Logged, '_id'>) {
    return said<object | null>(by, READ, { entryId });
  }

  totals(by: Browser, groupId = this.groupId) {
    return said<{ studentId: string; studentName: string; categories: Total[] }[]>(by, TOTALS, { groupId });
  }

  group(by: Browser, groupId?: string) {
    return said<{ _id: string } | null>(by, GROUP, { groupId });
  }

  policy(by: Browser, groupId = this.groupId) {
    return said<Policy | null>(by, READ_POLICY, { groupId });
  }

  require(by: Browser, version: number, requirements: readonly object[], dueOn?: string) {
    return said<Policy>(by, SAVE_POLICY, { groupId: this.groupId, version, dueOn, requirements });
  }

  saveCategory(
    by: Browser,
    name: string,
    categoryId: string = randomUUID(),
    version?: number,
    names: object[] = [],
  ) {
    const input = { names: [{ locale: 'en', name }, ...names] };
    return said<Category>(by, SAVE_CATEGORY, { categoryId, version, regionId: this.regionId, input });
  }

  archive(by: Browser, { _id: categoryId, version }: Pick<Category, '_id' | 'version'>, isArchived = true) {
    return said<Category>(by, ARCHIVE, { categoryId, version, isArchived });
  }

  startTimer(by: Browser, more: object = {}) {
    const { groupId, categoryId } = this;
    return said<{ startedAt: string }>(by, START, {
      input: { groupId, categoryId, place: 'Food bank', note: '', ...more },
    });
  }

  stopTimer(by: Browser, { startedAt }: { startedAt: string }, entryId: string = randomUUID()) {
    return said<Logged>(by, STOP, { entryId, startedAt });
  }

  discardTimer(by: Browser, { startedAt }: { startedAt: string }) {
    return said<boolean>(by, DISCARD, { startedAt });
  }

  async stored(id: string): Promise<unknown> {
    const { rows } = await this.college.database.owner.query(
      'select minutes, status, admin_comments, decided_at, decided_by from hour_entry where id = $1',
      [id],
    );
    return rows[0];
  }
}
