import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetched, queryClient } from '#kit/client/query/query-client.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { messages as courseMessages } from '#slices/courses/rules/messages.ts';
import { messages as newsMessages } from '#slices/noticeboard/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { AlumniPage } from './alumni.page.tsx';

const course = {
  __typename: 'Course',
  _id: 'acts',
  code: 'NT 5',
  name: 'Acts',
  locale: 'en',
  teacher: { name: 'Ágnes Szabó', photoUrl: null },
  category: { _id: 'bible', name: 'Bible', colour: 'TEAL' },
  progress: { lessons: 8 },
};

const video = {
  readyAt: '2026-11-01T10:00:00.000Z',
  lesson: {
    __typename: 'Lesson',
    _id: 'antioch',
    courseId: 'acts',
    courseName: 'Acts',
    title: 'Antioch',
    locale: 'en',
    seconds: 1_500,
  },
};

const post = {
  __typename: 'NewsPost',
  _id: 'reunion',
  title: 'Reunion in June',
  summary: 'Come home.',
  sender: 'Alumni office',
  campuses: [],
  publishedAt: '2026-11-02T10:00:00.000Z',
  pictureUrl: null,
  pinned: false,
  isRead: false,
};

const SLOTS = (['contact', 'ministries'] as const).map((on) => ({
  id: on,
  as: { on },
  render: () => <Card title={`Box of ${on}`}>{null}</Card>,
}));

function show(
  user: object,
  has: { courses?: object[]; videos?: object[]; news?: object[]; isComplete?: boolean } = {},
) {
  const { courses = [course], videos = [video], news = [post], isComplete = true } = has;
  const api = new FakeApi({
    alumniHome: {
      data: {
        libraryCourses: { rows: courses, nextCursor: null, count: courses.length, countIsOpen: false },
        libraryLessons: videos,
        listedMinistries: { rows: [] },
        news: { rows: news, nextCursor: null },
        contactAllowance: null,
        ownAlumniProfile: { _id: 'ana', isComplete },
      },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser(user));
  render(
    <TestPage catalogues={[messages, courseMessages, newsMessages]} path="/alumni">
      <AlumniPage slots={SLOTS} />
    </TestPage>,
  );
  return api;
}

/** The card under a heading. */
const boxOf = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return heading.closest('section') ?? heading;
};

beforeEach(() => {
  configure();
  queryClient.clear();
  prefetched.clear();
});

test('the home page has the course library (ALUM-01) and the latest videos (ALUM-02), each with the way to all of it, in one call', async () => {
  const api = show({ isAlumni: true });
  const library = within(await boxOf('Course library'));
  expect((await library.findByRole('link', { name: 'Acts' })).getAttribute('href')).toBe(
    '/alumni/library/acts',
  );
  expect(library.getByText('Bible · 8 lessons')).toBeTruthy();
  expect(library.getByRole('link', { name: 'Library' }).getAttribute('href')).toBe('/alumni/library');
  const videos = within(await boxOf('Latest videos'));
  const lesson = await videos.findByRole('link', { name: /^Antioch/ });
  expect(lesson.getAttribute('href')).toBe('/alumni/library/acts/lessons/antioch');
  expect(lesson.textContent).toContain('Acts · 25 min');
  expect(videos.getByRole('link', { name: 'All videos' }).getAttribute('href')).toBe('/alumni/videos');
  expect(api.calls).toHaveLength(1);
});

test('it has the boxes to contact an alumnus (ALUM-03) and of the ministry registry (ALUM-05), from their slices', async () => {
  show({ isAlumni: true });
  expect(await boxOf('Box of contact')).toBeTruthy();
  expect(await boxOf('Box of ministries')).toBeTruthy();
});

test('it has news and updates: the posts written for alumni (ALUM-04)', async () => {
  show({ isAlumni: true });
  const news = within(await boxOf('News and updates'));
  expect(await news.findByRole('link', { name: /Reunion in June/ })).toBeTruthy();
});

test('a college that has opened nothing to its alumni yet says in each box what will be there', async () => {
  show({ isAlumni: true }, { courses: [], videos: [], news: [] });
  expect(await screen.findByText('No news for alumni right now.')).toBeTruthy();
  expect(await screen.findByText(/^When the college opens a course to alumni/)).toBeTruthy();
  expect(await screen.findByText(/^New lessons from the course library/)).toBeTruthy();
});

test('a graduate whom the welcome does not ask is asked here for what their profile lacks (TRAP-52)', async () => {
  show({ isAlumni: true, regions: [] }, { isComplete: false });
  expect(await screen.findByText(/doesn’t say yet where you live/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe(
    '/alumni/profile',
  );
});

test('a complete profile is asked for nothing, nor anybody’s in their place (TRAP-52)', async () => {
  const impersonatingUser = { __typename: 'ImpersonatingUser', _id: 'office', fullName: 'Max Office' };
  for (const [user, isComplete] of [
    [{ isAlumni: true }, true],
    [{ isAlumni: true, impersonatingUser }, false],
  ] as const) {
    show(user, { isComplete });
    expect(await screen.findByRole('link', { name: /Reunion in June/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Complete your profile' })).toBeNull();
    cleanup();
  }
});

test('a student meets “Alumni Only Access”, and nothing is asked of the server (ALUM-07)', () => {
  const api = show({ isAlumni: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alumni Only Access');
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('those who look after the alumni come in without having graduated (ALUM-06)', async () => {
  show({ roles: ['user', 'admin'], regionRoles: [{ _id: 'a', slug: 'US-Alumni', roleNames: ['admin'] }] });
  expect(await boxOf('Course library')).toBeTruthy();
});
