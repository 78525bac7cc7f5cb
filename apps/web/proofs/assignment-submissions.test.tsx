import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from './show-screen.tsx';

const work = (studentName: string, differing: object = {}) => ({
  __typename: 'ListedSubmission',
  _id: studentName,
  assignmentId: 'essay',
  studentId: studentName,
  studentName,
  givenName: studentName.split(' ')[0],
  familyName: studentName.split(' ')[1],
  studentNumber: '100001',
  title: 'An essay on grace',
  courseCode: 'NT 6',
  courseName: 'Acts',
  groupName: 'First year',
  regionName: 'Walsall',
  timeZone: 'UTC',
  dueAt: '2026-12-01T18:00:00.000Z',
  isExtended: false,
  submittedAt: '2026-11-16T10:00:00.000Z',
  isLate: false,
  state: 'SUBMITTED',
  grade: null,
  complete: null,
  ...differing,
});

const answers = {
  assignmentSubmissions: {
    data: {
      assignmentSubmissions: {
        __typename: 'SubmissionPage',
        rows: [work('Ana Souza'), work('Ben Okoro', { state: 'GRADED', grade: 85 })],
        nextCursor: null,
        count: 2,
        countIsOpen: false,
      },
    },
  },
  submissionChoices: { data: { submissionChoices: [] } },
};

test('an admin reviews at /assignmentSubmissions what students have handed in (ASGN-12)', async () => {
  await showScreen('/assignmentSubmissions', answers, { roles: ['user', 'admin'] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Assignment Submissions');
  const ana = (await screen.findByText('Ana Souza')).closest('tr');
  expect(within(ana as HTMLElement).getByText('An essay on grace')).toBeTruthy();
  const ben = screen.getByText('Ben Okoro').closest('tr');
  expect(within(ben as HTMLElement).getByText(/85/)).toBeTruthy();
});

test('groups of two campuses that have the same name are told apart in the filter', async () => {
  const choice = (groupId: string, regionName: string) => ({
    __typename: 'SubmissionChoice',
    _id: groupId,
    assignmentId: 'essay',
    title: 'Essay',
    courseCode: 'NT 6',
    groupId,
    groupName: 'First year',
    regionName,
    handedIn: 1,
  });
  const submissionChoices = {
    data: { submissionChoices: [choice('here', 'Walsall'), choice('there', 'Denver')] },
  };
  await showScreen('/assignmentSubmissions', { ...answers, submissionChoices }, { roles: ['user', 'admin'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Group' }));
  const options = await screen.findAllByRole('menuitem', { name: /First year/ });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'First year · Denver',
    'First year · Walsall',
  ]);
});

test.each([[['user']], [['user', 'manager']], [['user', 'superadmin']]])(
  'a user with the roles %j is sent to the dashboard instead',
  async (roles) => {
    const { path, api } = await showScreen('/assignmentSubmissions', answers, { roles });
    await expect.poll(path).toBe('/dashboard');
    expect(api.variablesOf('assignmentSubmissions')).toEqual([]);
  },
);

afterEach(() => vi.unstubAllGlobals());

test('the file names students by number and by both names, and tells campus times with their offset', async () => {
  let saved = new Blob();
  class AddressOfFile extends URL {
    static override createObjectURL = (file: Blob): string => {
      saved = file;
      return 'blob:file';
    };
    static override revokeObjectURL = (): void => {};
  }
  vi.stubGlobal('URL', AddressOfFile);
  const whole = { rows: [work('Ana Souza', { timeZone: 'Asia/Kolkata' })], nextCursor: null };
  const asked = {
    ...answers,
    openExport: { data: { openExport: true } },
    submissionsForFile: { data: { assignmentSubmissions: whole } },
  };
  await showScreen('/assignmentSubmissions', asked, { roles: ['user', 'admin'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
  await expect.poll(() => saved.size).toBeGreaterThan(0);
  const [head = '', row = ''] = (await saved.text()).split('\r\n');
  expect(head).toBe(
    '"Student number","Family name","Given name","Assignment","Group","Submitted","Due","Status","Grade","Course","Campus","ID"',
  );
  expect(row).toContain('"100001","Souza","Ana"');
  expect(row).toContain('"2026-11-16T15:30:00+05:30","2026-12-01T23:30:00+05:30"');
  expect(row).toContain('"NT 6 · Acts"');
  expect(row).toMatch(/"Walsall","Ana Souza"$/);
});
