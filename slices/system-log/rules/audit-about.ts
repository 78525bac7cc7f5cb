/** The kinds of records that the audit log calls by their names. */
export const NAMED_KINDS = [
  'person',
  'group',
  'course',
  'exam',
  'assignment',
  'lesson',
  'document',
  'teacher',
  'category',
  'link',
  'region',
  'peopleImport',
  'videoUpload',
] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** Records that are told by what they belong to: an attempt by its exam and its student. */
export const TIED_KINDS = [
  'submission',
  'examAttempt',
  'question',
  'film',
  'lessonNote',
  'transcript',
  'transcriptHold',
  'helpRequest',
  'address',
] as const;
export type TiedKind = (typeof TIED_KINDS)[number];

export interface NameRef {
  kind: NamedKind;
  id: string;
}

/** What a record belongs to, as far as it has such things. */
export interface Tie {
  personId?: string | null;
  examId?: string | null;
  assignmentId?: string | null;
  lessonId?: string | null;
}

type AuditValues = Readonly<Record<string, unknown>>;

export interface LoggedAction {
  entity: string;
  entityId: string | null;
  actorId: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
}

/** Whom and what an action is about. */
export interface AboutRefs {
  person: NameRef | null;
  record: NameRef | null;
  group: NameRef | null;
  /** The record is but the place where something was done to the person. */
  isWithin: boolean;
}

/** What the ids in an entry may be of. A part of a grade is either of two. */
const KINDS_OF_ID: Readonly<Record<string, readonly NamedKind[]>> = {
  personId: ['person'],
  personIds: ['person'],
  alumniAdminId: ['person'],
  keptId: ['person'],
  mergedId: ['person'],
  groupId: ['group'],
  toGroupId: ['group'],
  from: ['group'],
  to: ['group'],
  courseId: ['course'],
  examId: ['exam'],
  assignmentId: ['assignment'],
  partId: ['assignment', 'exam'],
  lessonId: ['lesson'],
  teacherId: ['teacher'],
  categoryId: ['category'],
  regionId: ['region'],
  regionIds: ['region'],
  globalRegionId: ['region'],
  alumniRegionId: ['region'],
};

const isKind = (entity: string): entity is NamedKind => (NAMED_KINDS as readonly string[]).includes(entity);

export const isTied = (entity: string): entity is TiedKind =>
  (TIED_KINDS as readonly string[]).includes(entity);

/** What an action is about, from the entry and from what its record belongs to. Nobody is told about themselves. */
export function aboutOf(action: LoggedAction, tie: Tie = {}): AboutRefs {
  const { entity, entityId, actorId } = action;
  const said: AuditValues = { ...action.before, ...action.after };
  const ref = (kind: NamedKind, id: unknown): NameRef | null =>
    typeof id === 'string' && id !== '' ? { kind, id } : null;
  const other = (id: unknown): NameRef | null => (id === actorId ? null : ref('person', id));
  const about = (told: Partial<AboutRefs>): AboutRefs => ({
    person: null,
    record: null,
    group: null,
    isWithin: false,
    ...told,
  });
  const group = ref('group', said['groupId']);
  if (entity === 'person')
    return about({ person: other(entityId), record: ref('exam', said['examId']), isWithin: true });
  if (entity === 'grade')
    return about({ person: other(entityId), record: ref('course', said['courseId']), isWithin: true });
  if (entity === 'group') {
    const itself = ref('group', entityId);
    const course = ref('course', said['courseId']);
    const member = ref('person', said['personId']);
    if (course) return about({ record: course, group: itself });
    return about({ person: member, record: itself, isWithin: member !== null });
  }
  if (isTied(entity)) {
    const record =
      ref('exam', tie.examId ?? said['examId']) ??
      ref('assignment', tie.assignmentId ?? said['assignmentId']) ??
      ref('lesson', tie.lessonId ?? said['lessonId']);
    return about({ person: other(tie.personId ?? said['personId']), record });
  }
  return isKind(entity) ? about({ record: ref(entity, entityId), group }) : about({});
}

/** Every id in what was and what is that has a name, so that it can be told by it. */
export const idsWithin = ({ before, after }: Pick<LoggedAction, 'before' | 'after'>): NameRef[] =>
  [before, after].flatMap((said) =>
    Object.entries(said ?? {}).flatMap(([field, value]) => {
      const kinds = Object.hasOwn(KINDS_OF_ID, field) ? (KINDS_OF_ID[field] ?? []) : [];
      const ids = [value].flat().filter((id) => typeof id === 'string');
      return kinds.flatMap((kind) => ids.map((id) => ({ kind, id })));
    }),
  );

/** The name by which the entry itself remembers its record, once that is gone. */
export function rememberedName({ before, after }: Pick<LoggedAction, 'before' | 'after'>): string | null {
  const said: AuditValues = { ...before, ...after };
  // Such a name is that of a file, not of the record it belongs to.
  if ('fileId' in said) return null;
  const text = (field: string): string => (typeof said[field] === 'string' ? said[field].trim() : '');
  return (
    text('title') ||
    text('name') ||
    [text('firstName'), text('lastName')].filter(Boolean).join(' ') ||
    text('fileName') ||
    text('messageId') ||
    text('label') ||
    null
  );
}
