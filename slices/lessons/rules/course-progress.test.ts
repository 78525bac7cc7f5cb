import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lessonAfter, nextLesson, progressOf, shareOf, type LessonStanding } from './course-progress.ts';

const unseen = { seconds: 2_400, watchedSeconds: 0, completed: false, watchedAtMs: null };
const done = (at = 1) => ({ seconds: 2_400, watchedSeconds: 2_300, completed: true, watchedAtMs: at });
const begun = (at: number) => ({ seconds: 2_400, watchedSeconds: 1_000, completed: false, watchedAtMs: at });
const course = (...lessons: Omit<LessonStanding, '_id'>[]): LessonStanding[] =>
  lessons.map((lesson, index) => ({ _id: String(index + 1), ...lesson }));

describe('the next lesson', () => {
  test.each([
    ['of a course not begun is its first', course(unseen, unseen), '1'],
    ['is the one a person is in the middle of', course(done(), begun(5), unseen), '2'],
    ['is the one begun last, of several', course(begun(5), begun(9), unseen), '2'],
    ['is the first not seen', course(done(), done(), unseen, unseen), '3'],
    [
      'comes after the last that was seen, though one was left out',
      course(done(), unseen, done(), unseen),
      '4',
    ],
    ['is the one left out, when all others are done', course(done(), unseen, done()), '2'],
    ['is none when all are done', course(done(), done()), null],
    ['is none in a course without lessons', [], null],
  ])('%s', (_, lessons, expected) => {
    expect(nextLesson(lessons)?._id ?? null).toBe(expected);
  });

  test('is never a complete one, and there is one as long as any is left', () => {
    const standing = fc.constantFrom(unseen, done(3), begun(2), begun(7));
    fc.assert(
      fc.property(fc.array(standing, { maxLength: 12 }), (some) => {
        const lessons = course(...some);
        const next = nextLesson(lessons);
        expect(next === null).toBe(lessons.every(({ completed }) => completed));
        expect(next?.completed ?? false).toBe(false);
      }),
    );
  });
});

test('progress counts what is done and what is left of the rest', () => {
  expect(progressOf(course(done(), begun(2), { ...unseen, seconds: null }))).toEqual({
    lessons: 3,
    completed: 1,
    secondsLeft: 1_400,
  });
});

test('the lesson after the last is none, and after an unknown one too', () => {
  const lessons = course(unseen, unseen);
  expect(['1', '2', 'x'].map((id) => lessonAfter(lessons, id)?._id ?? null)).toEqual(['2', null, null]);
});

test('a complete lesson is whole; of one without a length nothing is done', () => {
  expect(course(done(), begun(1), unseen, { ...begun(1), seconds: null }).map(shareOf)).toEqual([
    1,
    1_000 / 2_400,
    0,
    0,
  ]);
});
