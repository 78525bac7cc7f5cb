import { expect, test } from 'vitest';
import type { Actor, Role } from '#kit/access/actor.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import { mayReadNote, mayRemoveNote, personNote } from './note.ts';

const actorWith = (personId: string, roles: Role[], regionIds = ['denver']): Actor => ({
  personId,
  roles: ['user', ...roles],
  regionIds,
  regionRoles: [],
  individualPermissions: [],
  isAlumnus: false,
  impersonatorId: null,
  sessionId: 'session',
});
const note = { aboutId: 'ana', regionId: 'denver', createdBy: 'rebecca' };

test.each([
  ['an admin of the campus', actorWith('rebecca', ['admin']), true],
  ['an admin of another campus', actorWith('rebecca', ['admin'], ['walsall']), false],
  ['a superadmin', actorWith('sam', ['admin', 'superadmin'], []), true],
  ['a manager', actorWith('mia', ['manager']), false],
  ['the person it is about', actorWith('ana', []), false],
  ['the person it is about, who is an admin', actorWith('ana', ['admin']), false],
  ['the person it is about, who is a superadmin', actorWith('ana', ['admin', 'superadmin']), false],
])('%s reads a note: %s', (_, actor, expected) => {
  expect(mayReadNote(actor, note)).toBe(expected);
});

test('a note is taken away by the user who wrote it', () => {
  expect(mayRemoveNote(actorWith('rebecca', ['admin']), note)).toBe(true);
  expect(mayRemoveNote(actorWith('other', ['admin']), note)).toBe(false);
});

test.each([
  ['Asked for a place in the evening group.', undefined],
  ['', 'noteMissing'],
  ['x'.repeat(4_001), 'textTooLong'],
])('the note %.20s…: %s', (body, problem) => {
  expect(parseRecord(personNote, { body }).refused?.problem).toBe(problem);
});
