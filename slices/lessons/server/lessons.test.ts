import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
let campus: { id: string };
let group: { id: string };
let course: { id: string };
let lessons: { id: string }[];
let hidden: { id: string };

type Reader = Awaited<ReturnType<College['signedIn']>>;
let ana: Reader;
let stranger: Reader;
let admin: Reader;
let manager: Reader;

const LESSON = `query lesson($lessonId: ID!, $locale: String) { lesson(lessonId: $lessonId, locale: $locale) {
  title locale resumeAt completed watchedSeconds watched { from to } } }`;
const COURSE = `query course($courseId: ID!) { course(courseId: $courseId) {
  isTaken progress { lessons completed secondsLeft shares } nextLesson { _id } } }`;
const LESSONS = `query courseLessons($courseId: ID!, $showHidden: Boolean) {
  courseLessons(courseId: $courseId, showHidden: $showHidden) { title } }`;
const WATCH = `mutation watchLesson($lessonId: ID!, $position: Float!, $spans: [WatchedSpanInput!]!) {
  watchLesson(lessonId: $lessonId, position: $position, spans: $spans) { completed watchedSeconds watched { from to } resumeAt } }`;
const RECENT = `query recentLessons { recentLessons { title } }`;

const member = (groupId: string) => college.signedIn({ regionIds: [campus.id], groupIds: [groupId] });
const span = (from: number, to: number) => ({ from, to });
const watch = async (
  reader: Reader,
  lessonId: string,
  position: number,
  ...spans: { from: number; to: number }[]
) => (await reader.call(WATCH, { lessonId, position, spans })).data?.['watchLesson'];
const problemOf = async (answer: ReturnType<Reader['call']>) => (await answer).errors[0]?.extensions.problem;

beforeAll(async () => {
  college = await College.open();
  campus = await college.region();
  group = await college.group({ regionId: campus.id });
  course = await college.course({ name: 'New Testament Survey', groupIds: [group.id] });
  lessons = [];
  for (const title of ['How we got it', 'Four portraits', 'Acts'])
    lessons.push(await college.lesson({ courseId: course.id, title }));
  hidden = await college.lesson({ courseId: course.id, title: 'Not yet', hidden: true });
  [ana, stranger] = [await member(group.id), await member((await college.group({ regionId: campus.id })).id)];
  admin = await college.signedIn({ roles: ['user', 'admin'] });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [campus.id] });
});
afterAll(() => college.close());

const idOf = (index: number) => lessons[index]?.id ?? '';

describe('reading lessons', () => {
  test('a student reads the lessons of a course in order; a student of another group gets nothing (COUR-06)', async () => {
    expect((await ana.call(COURSE, { courseId: course.id })).data).toMatchObject({
      course: { isTaken: true, nextLesson: { _id: idOf(0) } },
    });
    expect((await ana.call(LESSONS, { courseId: course.id })).data).toEqual({
      courseLessons: [{ title: 'How we got it' }, { title: 'Four portraits' }, { title: 'Acts' }],
    });
    expect((await stranger.call(LESSONS, { courseId: course.id })).data).toEqual({ courseLessons: null });
    expect((await stranger.call(COURSE, { courseId: course.id })).data).toEqual({ course: null });
    expect((await stranger.call(LESSON, { lessonId: idOf(0) })).data).toEqual({ lesson: null });
  });

  test('a hidden lesson is not there for students, by its address neither; those who follow the course find it', async () => {
    expect((await ana.call(LESSON, { lessonId: hidden.id })).data).toEqual({ lesson: null });
    expect((await manager.call(LESSON, { lessonId: hidden.id })).data).toMatchObject({
      lesson: { title: 'Not yet' },
    });
    const seen = async (reader: Reader, showHidden: boolean) => {
      const { data } = await reader.call(LESSONS, { courseId: course.id, showHidden });
      const shown = (data?.['courseLessons'] ?? []) as unknown[];
      return shown.length;
    };
    expect([await seen(ana, true), await seen(admin, false), await seen(admin, true)]).toEqual([3, 3, 4]);
  });

  test('what is missing in a language is told in the course’s own', async () => {
    await college.database.owner.query(
      `insert into lesson_text (lesson_id, locale, title) values ($1, 'de_DE', 'Vier Bilder')`,
      [idOf(1)],
    );
    const told = async (index: number) =>
      (await ana.call(LESSON, { lessonId: idOf(index), locale: 'de_DE' })).data?.['lesson'];
    expect(await told(1)).toMatchObject({ title: 'Vier Bilder', locale: 'de_DE' });
    expect(await told(2)).toMatchObject({ title: 'Acts', locale: 'en' });
  });
});

describe('watching', () => {
  test('spans of two devices make one set, and the place is where the last one was', async () => {
    const ben = await member(group.id);
    await watch(ben, idOf(0), 60, span(0, 60));
    await watch(ben, idOf(0), 130, span(100, 130));
    expect(await watch(ben, idOf(0), 110.04, span(50, 110.04))).toEqual({
      completed: false,
      watchedSeconds: 130,
      watched: [span(0, 130)],
      resumeAt: 110.04,
    });
    expect((await ben.call(LESSON, { lessonId: idOf(0) })).data).toMatchObject({
      lesson: { resumeAt: 110.04, watchedSeconds: 130 },
    });
  });

  test('reports that come at once, twice and out of order lose nothing', async () => {
    const cara = await member(group.id);
    const spans = Array.from({ length: 20 }, (_, index) => span(index * 40, index * 40 + 40));
    await Promise.all([...spans.toReversed(), ...spans].map((some) => watch(cara, idOf(0), some.to, some)));
    expect((await cara.call(LESSON, { lessonId: idOf(0) })).data).toMatchObject({
      lesson: { watched: [span(0, 800)], completed: false },
    });
  });

  test('nine tenths complete a lesson for good; the next one is offered, and the course counts it', async () => {
    const dan = await member(group.id);
    expect(await watch(dan, idOf(0), 1_200, span(100, 1_200))).toMatchObject({
      completed: true,
      watchedSeconds: 900,
    });
    expect(await watch(dan, idOf(0), 5, span(0, 5))).toMatchObject({ completed: true });
    expect((await dan.call(COURSE, { courseId: course.id })).data).toMatchObject({
      course: {
        progress: { lessons: 3, completed: 1, secondsLeft: 2_000, shares: [1, 0, 0] },
        nextLesson: { _id: idOf(1) },
      },
    });
  });

  test('nothing is recorded for those who only look, and nothing told of others’ progress', async () => {
    for (const reader of [admin, manager])
      expect(await problemOf(reader.call(WATCH, { lessonId: idOf(0), position: 1, spans: [] }))).toBe(
        'courseNotTaken',
      );
    expect(await problemOf(stranger.call(WATCH, { lessonId: idOf(0), position: 1, spans: [] }))).toBe(
      'recordNotFound',
    );
    expect(await problemOf(ana.call(WATCH, { lessonId: hidden.id, position: 1, spans: [] }))).toBe(
      'recordNotFound',
    );
    expect((await ana.call(LESSON, { lessonId: idOf(0) })).data).toMatchObject({
      lesson: { watched: [], completed: false, resumeAt: 0 },
    });
  });

  test('impossible reports are refused', async () => {
    expect(await problemOf(ana.call(WATCH, { lessonId: idOf(0), position: -1, spans: [] }))).toBe(
      'watchedInvalid',
    );
  });

  test('the last five lessons watched are remembered, as far as they can still be read (COUR-12)', async () => {
    const eva = await member(group.id);
    await watch(eva, idOf(0), 10, span(0, 10));
    const more = await college.course({ groupIds: [group.id] });
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    for (const title of titles) {
      const lesson = await college.lesson({ courseId: more.id, title, hidden: false });
      college.pass(60_000);
      await watch(eva, lesson.id, 10, span(0, 10));
    }
    const recent = async () => {
      const { data } = await eva.call(RECENT);
      const watched = (data?.['recentLessons'] ?? []) as { title: string }[];
      return watched.map(({ title }) => title);
    };
    expect(await recent()).toEqual(['Six', 'Five', 'Four', 'Three', 'Two']);
    await college.database.owner.query(
      `update lesson set hidden = true where id = (select lesson_id from lesson_text where title = 'Six')`,
    );
    expect(await recent()).toEqual(['Five', 'Four', 'Three', 'Two', 'One']);
    await college.database.owner.query('update course set hidden = true where id = $1', [more.id]);
    expect(await recent()).toEqual(['How we got it']);
  });
});
