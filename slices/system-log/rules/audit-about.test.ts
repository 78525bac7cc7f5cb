import { expect, test } from 'vitest';
import { aboutOf, idsWithin, rememberedName, type LoggedAction, type NameRef } from './audit-about.ts';

const action = (said: Partial<LoggedAction>): LoggedAction => ({
  entity: 'person',
  entityId: 'p1',
  actorId: 'a1',
  before: null,
  after: null,
  ...said,
});
const told = (refs: ReturnType<typeof aboutOf>): string => {
  const name = (ref: NameRef | null) => (ref ? `${ref.kind}:${ref.id}` : '-');
  return [name(refs.person), name(refs.record), name(refs.group)].join(' ');
};

test.each<[string, Partial<LoggedAction>, Parameters<typeof aboutOf>[1], string]>([
  ['a profile', {}, {}, 'person:p1 - -'],
  ['one’s own profile', { actorId: 'p1' }, {}, '- - -'],
  ['a grade', { entity: 'grade', after: { courseId: 'c1' } }, {}, 'person:p1 course:c1 -'],
  [
    'a course of a group',
    { entity: 'group', entityId: 'g1', before: { courseId: 'c1' } },
    {},
    '- course:c1 group:g1',
  ],
  [
    'a member of a group',
    { entity: 'group', entityId: 'g1', after: { personId: 'p1' } },
    {},
    'person:p1 group:g1 -',
  ],
  [
    'an exam for a group',
    { entity: 'exam', entityId: 'e1', after: { groupId: 'g1' } },
    {},
    '- exam:e1 group:g1',
  ],
  [
    'an attempt',
    { entity: 'examAttempt', entityId: 't1' },
    { examId: 'e1', personId: 'p1' },
    'person:p1 exam:e1 -',
  ],
  [
    'an attempt that is gone',
    { entity: 'examAttempt', entityId: 't1', after: { examId: 'e1' } },
    {},
    '- exam:e1 -',
  ],
  [
    'a submission of one’s own',
    { entity: 'submission', actorId: 'p1' },
    { assignmentId: 'w1', personId: 'p1' },
    '- assignment:w1 -',
  ],
  ['a transcript', { entity: 'transcript', entityId: 't1', after: { personId: 'p1' } }, {}, 'person:p1 - -'],
  ['the settings of the site', { entity: 'siteSettings', entityId: null }, {}, '- - -'],
])('%s', (_, said, tie, expected) => {
  expect(told(aboutOf(action(said), tie))).toBe(expected);
});

test('ids that have names are found in what was and what is', () => {
  const found = idsWithin({
    before: { teacherId: 't1', score: 7 },
    after: { regionIds: ['r1', 'r2'], partId: null },
  });
  expect(found.map(({ kind, id }) => `${kind}:${id}`)).toEqual(['teacher:t1', 'region:r1', 'region:r2']);
});

test.each([
  [{ title: ' Romans ' }, 'Romans'],
  [{ firstName: 'Mary', lastName: 'Stone' }, 'Mary Stone'],
  [{ fileId: 'f1', name: 'notes.pdf' }, null],
  [{ score: 7 }, null],
])('%j remembers the name %s', (before, name) => {
  expect(rememberedName({ before, after: null })).toBe(name);
});
