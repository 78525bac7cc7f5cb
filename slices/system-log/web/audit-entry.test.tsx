import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { defineMessages } from '#kit/messages/define-messages.ts';
import { did } from '#kit/messages/history-texts.ts';
import { messages } from '../rules/messages.ts';
import type { ListedActionFragment, ToldNameFragment } from './audit.graphql.generated.ts';
import { AuditCodes, AuditEntry } from './audit-entry.tsx';

/** What other slices say of their actions and fields. */
const ofOthers = defineMessages('others', {
  didEnterGrade: did('changed the grade'),
  didDecideAttempt: did('changed the result of the exam'),
  decideAttemptREINSTATE: did('reinstated the attempt at the exam'),
  didScheduleExam: did('scheduled the exam'),
  didUpdateCourse: did('changed the course'),
  didDeleteCourse: did('deleted the course'),
  didPrepareFilm: did('processed the video'),
  didForgotPassword: did('requested a new password'),
  didSaveUser: did('changed the profile'),
  didMoveGroupMembers: did('moved members of the group'),
  didMoveGroupMember: did('changed the group'),
  moveGroupMemberOfPersonFromTo: did('moved {person} from {before} to {after}'),
  didSaveSiteSettings: did('changed the site settings'),
  groupMembers: did('Members'),
  moveMembersFrom: did('From group'),
  moveMembersTo: did('New group'),
  settingAppName: did('App name'),
  settingBirthDates: did('Dates of birth'),
  gradeField: did('Grade'),
  courseCredits: did('Credits'),
  courseTeacher: did('Teacher'),
  courseHidden: did('Hidden'),
});

const named = (kind: string, recordId: string, name: string | null): ToldNameFragment => ({
  kind,
  recordId,
  name,
  isThere: name !== null,
  courseId: null,
});
const NOTHING = { person: null, record: null, group: null, isWithin: false, names: [] };
const MARY = named('person', 'p1', 'Mary Stone');
const ROMANS = named('course', 'c1', 'Romans');

const entry = (said: Partial<ListedActionFragment>): ListedActionFragment => ({
  __typename: 'AuditEntry',
  _id: '1',
  at: '2026-11-17T12:00:00Z',
  userName: 'Jonathan Wells',
  impersonatorName: null,
  isAutomatic: false,
  action: 'enterGrade',
  entity: 'grade',
  entityId: 'p1',
  regionName: 'Denver',
  payload: '',
  about: NOTHING,
  ...said,
});

function sentenceOf(said: Partial<ListedActionFragment>): string {
  const { container } = render(
    <TestPage catalogues={[messages, ofOthers]}>
      <AuditEntry entry={entry(said)} />
    </TestPage>,
  );
  return container.querySelector('p')?.textContent ?? '';
}

const GRADE = {
  about: { ...NOTHING, person: MARY, record: ROMANS, isWithin: true },
  payload: JSON.stringify({ before: { score: 7_100 }, after: { courseId: 'c1', score: 7_800 } }),
};

test.each<[string, Partial<ListedActionFragment>]>([
  ['Jonathan Wells changed the grade of Mary Stone in Romans from 71 to 78', GRADE],
  [
    'Jonathan Wells changed the grade of Mary Stone in Romans to 78',
    { ...GRADE, payload: JSON.stringify({ before: { score: null }, after: { score: 7_800 } }) },
  ],
  [
    'Jonathan Wells changed the grade of Mary Stone in a course that was deleted from 71 to 78',
    { ...GRADE, about: { ...GRADE.about, record: named('course', 'c1', null) } },
  ],
  [
    'Jonathan Wells scheduled the exam “Midterm” for Year One',
    {
      action: 'scheduleExam',
      about: { ...NOTHING, record: named('exam', 'e1', 'Midterm'), group: named('group', 'g1', 'Year One') },
    },
  ],
  [
    'Jonathan Wells changed the course (since deleted)',
    { action: 'updateCourse', about: { ...NOTHING, record: named('course', 'c1', null) } },
  ],
  [
    'Jonathan Wells deleted the course',
    { action: 'deleteCourse', about: { ...NOTHING, record: named('course', 'c1', null) } },
  ],
  [
    'The system processed the video “Grace”',
    {
      action: 'prepareFilm',
      userName: null,
      isAutomatic: true,
      about: { ...NOTHING, record: named('lesson', 'l1', 'Grace') },
    },
  ],
  [
    'Someone not signed in requested a new password',
    { action: 'forgotPassword', entity: 'person', userName: null },
  ],
  [
    'Rebecca Cole on behalf of Jonathan Wells changed the profile of a deleted user',
    {
      action: 'saveUser',
      impersonatorName: 'Rebecca Cole',
      about: { ...NOTHING, person: named('person', 'p9', null) },
    },
  ],
  ['Jonathan Wells exported the list “Audit log”', { action: 'export', entity: 'audit-log' }],
  ['Jonathan Wells exported the list “Members”', { action: 'export', entity: 'group-members' }],
  ['Jonathan Wells flewToTheMoon', { action: 'flewToTheMoon', entity: 'rocket' }],
])('the log says: %s', (sentence, said) => {
  expect(sentenceOf(said)).toBe(sentence);
});

test('people and records lead on, and what is gone does not', () => {
  sentenceOf(GRADE);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/users/p1',
    '/courses/c1',
  ]);
});

test('changed fields are called as their forms call them, records by their names, and the reason is quoted', () => {
  const { container } = render(
    <TestPage catalogues={[messages, ofOthers]}>
      <AuditEntry
        entry={entry({
          action: 'updateCourse',
          about: { ...NOTHING, record: ROMANS, names: [named('teacher', 't2', 'Daniel West')] },
          payload: JSON.stringify({
            before: { credits: 2, teacherId: null, hidden: true, secret: 'x' },
            after: { credits: 3, teacherId: 't2', hidden: false, secret: 'y' },
            reason: 'As agreed',
          }),
        })}
      />
    </TestPage>,
  );
  const text = container.textContent;
  expect(text).toContain('Credits: from 2 to 3');
  expect(text).toContain('Teacher: from empty to Daniel West');
  expect(text).toContain('Hidden: from Yes to No');
  expect(text).not.toContain('secret');
  expect(container.querySelector('blockquote')?.textContent).toBe('As agreed');
});

test('codes, ids and raw values wait behind a press', () => {
  const { container } = render(
    <TestPage catalogues={[messages, ofOthers]}>
      <AuditCodes entry={entry({ ...GRADE })} />
    </TestPage>,
  );
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('enterGrade · grade');
  expect(details?.textContent).toContain('"score": 7800');
});

test('a move says who went where, and changed settings are named', () => {
  const told = (said: Partial<ListedActionFragment>) =>
    render(
      <TestPage catalogues={[messages, ofOthers]}>
        <AuditEntry entry={entry(said)} />
      </TestPage>,
    ).container.textContent;
  const people = Array.from({ length: 12 }, (_, at) => named('person', `p${at}`, `Name ${at}`));
  const groups = [named('group', 'g1', 'Day'), named('group', 'g2', 'Evening')];
  const move = told({
    action: 'moveGroupMembers',
    entity: 'group',
    about: { ...NOTHING, record: groups[0] ?? null, names: [...people, ...groups] },
    payload: JSON.stringify({
      after: { personIds: people.map(({ recordId }) => recordId), from: 'g1', to: 'g2' },
    }),
  });
  expect(move).toMatch(/Members.*Name 0.*Name 9.*\+2/);
  expect(move).toMatch(/New group.*Evening/);
  const settings = told({
    action: 'saveSiteSettings',
    entity: 'siteSettings',
    payload: JSON.stringify({
      before: { appName: 'eCharis', keepsBirthDates: false },
      after: { appName: 'eGrace', keepsBirthDates: true },
    }),
  });
  expect(settings).toContain('App name: from eCharis to eGrace');
  expect(settings).toContain('Dates of birth: from No to Yes');
});

test.each([
  ['REINSTATE', 'Jonathan Wells reinstated the attempt at the exam “Midterm” of Mary Stone'],
  ['SOMETHING_NEW', 'Jonathan Wells changed the result of the exam “Midterm” of Mary Stone'],
])('a decision on an attempt is told by what was decided: %s', (decision, sentence) => {
  const about = { ...NOTHING, person: MARY, record: named('exam', 'e1', 'Midterm') };
  const payload = JSON.stringify({ after: { decision } });
  expect(sentenceOf({ action: 'decideAttempt', entity: 'examAttempt', payload, about })).toBe(sentence);
});

test('the move of one person is one sentence, and what cannot be named is left out of it', () => {
  const groups = [named('group', 'g1', 'Day'), named('group', 'g2', 'Evening')];
  const payload = JSON.stringify({ after: { from: 'g1', to: 'g2', day: '2026-11-18' } });
  const move = (names: ToldNameFragment[]) =>
    sentenceOf({
      action: 'moveGroupMember',
      entity: 'person',
      payload,
      about: { ...NOTHING, person: MARY, isWithin: true, names },
    });
  expect(move(groups)).toBe('Jonathan Wells moved Mary Stone from Day to Evening');
  expect(move(groups.slice(1))).toBe('Jonathan Wells changed the group of Mary Stone to Evening');
  expect(move([])).toBe('Jonathan Wells changed the group of Mary Stone');
});
