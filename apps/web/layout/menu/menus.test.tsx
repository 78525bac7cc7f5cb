import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page } from '#kit/client/page.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { EVERY_TEXT } from '../../proofs/english-texts.ts';
import { menusFor, type Menus } from '../../site-map/menus.ts';
import { exists } from '../use-menus.ts';
import { AccountMenu } from './account-menu.tsx';
import { BarMenus } from './signed-in-bar.tsx';
import { TabBar } from './tab-bar.tsx';

const anywhere = (): boolean => true;
const everyRole = ['user', 'manager', 'admin', 'superadmin', 'reportsAdmin'];

/** The menus people have today: of the screens that there are. */
const menusOf = (...roles: string[]): Menus => menusFor({ roles, isAlumni: false }, exists);

/** The menus of a college in which every slice has been built. They fill the bar, and prove no requirement. */
const plannedMenusOf = (...roles: string[]): Menus => menusFor({ roles, isAlumni: false }, anywhere);

const show = (children: React.ReactNode) => render(<TestPage catalogues={[EVERY_TEXT]}>{children}</TestPage>);

/** As a phone shows it: narrower than any width that is asked for. */
function showOnPhone(children: React.ReactNode) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return show(children);
}

const told = (links: readonly HTMLElement[]): string[] =>
  links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);

async function openSettings(menus: Menus): Promise<HTMLElement> {
  show(<BarMenus menus={menus} />);
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return screen.getByRole('menu', { name: 'Settings' });
}

const STUDENT_MENU = [
  'Courses /student/courses',
  'Assessments /student/assessments',
  'Grades /student/grades',
  'Attendance /student/attendance',
  'Finances /student/transactions',
  'Transcript /student/transcript',
  'Links /student/links',
  'Documents /docs',
  'Help /help',
];

test('students have their entries in the bar and, on a phone, at the foot (NAV-45) (NAV-46) (NAV-47) (NAV-48) (NAV-49)', async () => {
  const menus = menusOf('user');
  expect(menus.kind).toBe('student');
  const { unmount } = show(<BarMenus menus={menus} />);
  expect(told(screen.getAllByRole('link'))).toEqual(STUDENT_MENU);
  expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
  unmount();
  showOnPhone(<TabBar menus={menus} />);
  expect(told(screen.getAllByRole('link'))).toEqual(STUDENT_MENU.slice(0, 4));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  expect(told(sheet.getAllByRole('link'))).toEqual(STUDENT_MENU.slice(4));
});

test.each([
  ['/groups', 'Groups', null],
  ['/regions', null, 'true'],
])('at %s one entry of the bar is marked, however many lead there', (address, link, settings) => {
  render(
    <TestPage catalogues={[EVERY_TEXT]} path={address}>
      <BarMenus menus={menusOf(...everyRole)} />
    </TestPage>,
  );
  const marked = screen.getAllByRole('link').filter((one) => one.hasAttribute('aria-current'));
  expect(marked.map((one) => one.textContent)).toEqual(link === null ? [] : [link]);
  const button = screen.getByRole('button', { name: 'Settings' });
  expect(button.getAttribute('data-current')).toBe(settings ?? 'false');
});

test('a user’s own picture stands for their menu', () => {
  const { container } = show(
    <AccountMenu user={fakeUser({ smallPictureUrl: '/images/ana/96.webp' })} entries={[]} />,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/ana/96.webp');
});

test('"Logout" in one’s own menu ends the session and goes to the login', async () => {
  const api = new FakeApi({ logoutUser: { data: { logoutUser: true } } });
  vi.stubGlobal('fetch', api.fetch);
  configure();
  const goTo = vi.spyOn(page, 'goTo').mockReturnValue();
  const user = fakeUser({});
  enter(user);
  show(<AccountMenu user={user} entries={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ana Souza' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(api.variablesOf('logoutUser')).toHaveLength(1);
});

test('administrators have the bar of the staff, each entry only where its screen would open (NAV-63)', () => {
  show(<BarMenus menus={menusOf(...everyRole)} />);
  expect(told(screen.getAllByRole('link'))).toEqual([
    'Dashboard /dashboard',
    'Users /users',
    'Groups /groups',
    'Attendance /attendances',
    'Exam Results /examResults',
    'Assignment Submissions /assignmentSubmissions',
    'Leave Requests /attendance-leave-requests',
    'Time Logs /timelogs',
    'Evaluations /evaluations',
  ]);
  expect(menusOf('user', 'admin').main.map(({ path }) => path)).toEqual([
    '/dashboard',
    '/users',
    '/assignmentSubmissions',
    '/attendance-leave-requests',
  ]);
  expect(plannedMenusOf(...everyRole).main.map(({ path }) => path)).toEqual([
    '/dashboard',
    '/users',
    '/groups',
    '/attendances',
    '/examResults',
    '/assignmentSubmissions',
    '/attendance-leave-requests',
    '/timelogs',
    '/evaluations',
    '/reports',
  ]);
});

test.each([[['user', 'manager']], [['user', 'superadmin']], [['user', 'reportsAdmin']], [['user']]])(
  'a user with %j has the menu of students (NAV-65)',
  (roles) => {
    expect(menusOf(...roles).kind).toBe('student');
    expect(menusOf(...roles).main.map(({ menu }) => menu)).toEqual(Array(9).fill('student'));
  },
);

test('the settings are listed for the roles they are for (NAV-50) (NAV-51) (NAV-52) (NAV-53) (NAV-54)', async () => {
  expect(
    told(within(await openSettings(menusOf('user', 'manager', 'admin'))).getAllByRole('menuitem')),
  ).toEqual([
    'Attendance /attendances',
    'Region Manager /regions',
    'Preview Courses /groups/preview/all',
    'Noticeboard Manager /news/admin',
    'Translations /translations',
  ]);
  expect(plannedMenusOf('user', 'manager', 'admin').settings.map(({ path }) => path)).toEqual([
    '/attendances',
    '/regions',
    '/groups/preview/all',
    '/news/admin',
    '/translations',
  ]);
});

test('superadmins have the restricted ones under a heading (NAV-55) (NAV-56) (NAV-57) (NAV-58) (NAV-59) (NAV-60) (NAV-61)', async () => {
  const settings = await openSettings(menusOf('user', 'manager', 'admin', 'superadmin'));
  const restricted = within(settings).getByRole('group', { name: 'Restricted' });
  expect(told(within(restricted).getAllByRole('menuitem'))).toEqual([
    'Course Manager /courses',
    'Teacher Manager /teachers',
    'Documentation Manager /documents',
    'Attendance Schemas /attendanceSchemas',
    'System Log /logits',
    'Site Settings /site-settings',
  ]);
});

test.each([
  [
    'a manager',
    ['user', 'manager'],
    ['/groups', '/attendances', '/examResults', '/timelogs', '/evaluations'],
  ],
  ['an administrator of reports', ['user', 'reportsAdmin'], []],
  [
    'a superadmin who is no admin',
    ['user', 'superadmin'],
    ['/documents', '/attendanceSchemas', '/logits', '/site-settings'],
  ],
  ['a student', ['user'], []],
])('%s finds in the settings only what will open (USER-24)', (_, roles, expected) => {
  const { settings, restricted } = menusOf(...roles);
  expect([...settings, ...restricted].map(({ path }) => path)).toEqual(expected);
});

test('a phone shows the staff the rest of their menus behind "More", which Escape closes (NAV-64)', async () => {
  showOnPhone(<TabBar menus={plannedMenusOf(...everyRole)} />);
  const button = screen.getByRole('button', { name: 'More' });
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  expect(sheet.getAllByRole('link')).toHaveLength(18);
  expect(sheet.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'More',
    'Settings',
    'Restricted',
  ]);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('the sheet of a phone closes when one of its entries was followed, and "More" is marked', async () => {
  showOnPhone(<TabBar menus={menusOf('user')} />);
  const button = screen.getByRole('button', { name: 'More' });
  expect(button.getAttribute('data-current')).toBe('false');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: 'Documents' }));
  expect(screen.getByLabelText('path').textContent).toBe('/docs');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.getAttribute('data-current')).toBe('true');
});

test('a menu that fits has no "More", and one without entries no bar', () => {
  const onlyThese = ['/student/courses', '/student/links'];
  const { unmount } = showOnPhone(
    <TabBar menus={menusFor({ roles: ['user'], isAlumni: false }, (path) => onlyThese.includes(path))} />,
  );
  expect(told(screen.getAllByRole('link'))).toEqual(['Courses /student/courses', 'Links /student/links']);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  showOnPhone(<TabBar menus={menusFor({ roles: [], isAlumni: false }, anywhere)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('behind one’s initials stands what is one’s own; the graduates’ area comes first in their bar, and in no other', () => {
  const menus = (isAlumni: boolean, ...roles: string[]) => menusFor({ roles, isAlumni }, anywhere);
  const pathsOf = (entries: Menus['main']) => entries.map(({ path }) => path);
  expect(pathsOf(menus(true, 'user').account)).toEqual(['/profile', '/calendar', '/news', '/student/hours']);
  expect(pathsOf(menus(true, 'user').main)[0]).toBe('/alumni');
  expect(pathsOf(menus(true, 'user', 'admin').main).slice(0, 2)).toEqual(['/dashboard', '/alumni']);
  for (const roles of [['user'], ['user', 'admin']])
    expect(pathsOf(menus(false, ...roles).main)).not.toContain('/alumni');
});

test('an address without a screen is offered nowhere', () => {
  const { main, settings, restricted, account } = menusFor(
    { roles: everyRole, isAlumni: true },
    (path) => path === '/logits',
  );
  expect([...main, ...settings, ...restricted, ...account].map(({ path }) => path)).toEqual(['/logits']);
});

test('what does not fit in the bar drops down from "More"', async () => {
  const place = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function topOf(
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) < 8 ? 0 : 54;
  });
  const observed: (() => void)[] = [];
  const { ResizeObserver: original } = globalThis;
  globalThis.ResizeObserver = class extends original {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      observed.push(() => callback([], this));
    }
  };
  show(<BarMenus menus={plannedMenusOf(...everyRole)} />);
  for (const measure of observed) measure();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(told(screen.getAllByRole('menuitem'))).toEqual(['Evaluations /evaluations', 'Reports /reports']);
  globalThis.ResizeObserver = original;
  place.mockRestore();
});
