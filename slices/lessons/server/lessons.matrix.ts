import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

/** The student who takes it, those who look after the campus it is taught on, and those who write the catalogue. */
const readers: Who = [
  'self',
  'managerThere',
  'admin',
  'superadmin',
  // Of courses that are for alumni.
  ['alumnus', 'ofCollege'],
  ['alumniAdmin', 'ofCollege'],
];
const managersThere: Who = ['managerThere', 'adminThere', 'superadmin'];
const changers: Who = ['adminThere', 'superadmin'];
const oneself: Who = [['self', 'inPerson']];
const own: Who = ['self'];

const words = { title: 'Proof', description: '', chapters: [] };
const lesson = (target: Target) => ({ lessonId: target.id('lesson') });
const lessonFile = (target: Target) => ({ ...lesson(target), fileId: target.id('lessonFile') });

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'courseLessons groupProgress lesson lessonSubtitles recentLessons': ['signedIn'] },
    CourseOffering: { 'behindCount studentCount': ['manager', 'admin', 'superadmin'] },
    GroupProgress: { 'lessons students courseOffering': ['manager', 'admin', 'superadmin'] },
    FollowedLesson: { '_id title': managersThere },
    FollowedStudent: { '_id behindBy completed expected name shares watchedAt': managersThere },
    ManagedCourse: { lessonCount: ['admin', 'superadmin'] },
    Course: { 'endsOn isTaken nextLesson progress startedOn wasTaken': readers },
    NextLesson: { '_id resumeAt seconds title': readers },
    CourseProgress: { 'completed lessons secondsLeft shares': readers },
    Lesson: {
      '_id allFiles chapters completed courseId courseName description files films hidden': readers,
      'noteCount watcherCount': ['admin', 'superadmin'],
      locale: readers,
      locales: readers,
      'notes position resumeAt seconds subtitles texts title version': readers,
      'watched watchedAt watchedSeconds': readers,
    },
    FoundInStudies: { 'lessons notes': ['signedIn'] },
    FoundNote: { '_id lesson line': own },
    Film: { '_id failure kind locale playback progress seconds state title': readers },
    FilmPlayback: { 'audioUrl expiresAt hlsUrl mp4Url posterUrl thumbnailsUrl': readers },
    Chapter: { 'startsAt title': readers },
    WatchedSpan: { 'from to': readers },
    LessonFile: { '_id bytes locale name type url': readers },
    LessonSubtitles: { locale: readers },
    LessonText: { 'chapters description locale title': readers },
    LessonNote: { '_id atSecond body updatedAt version': own },
  },
  asks: {
    'Query.courseLessons': () => [{ locale: undefined, showHidden: true }],
    'Query.lesson': () => [{ locale: undefined }],
    'Query.lessonSubtitles': () => [{ locale: 'en' }],
    'Query.recentLessons': () => [{ first: 5, locale: undefined }],
  },
  writes: {
    watchLesson: {
      cases: [
        { who: oneself, at: (target) => ({ ...lesson(target), position: 9, spans: [{ from: 0, to: 9 }] }) },
        // What they took before they graduated is theirs to read, and no more.
        {
          who: [],
          at: (target) => ({
            lessonId: target.id('keptLesson'),
            position: 9,
            spans: [{ from: 0, to: 9 }],
          }),
        },
      ],
    },
    saveLessonNote: {
      cases: [
        {
          who: oneself,
          at: (target) => ({
            ...lesson(target),
            noteId: target.id('lessonNote'),
            version: 1,
            atSecond: 1,
            body: `Proof ${target.next()}`,
          }),
        },
        {
          who: [],
          at: (target) => ({
            lessonId: target.id('keptLesson'),
            noteId: randomUUID(),
            version: 0,
            atSecond: 1,
            body: 'Proof',
          }),
        },
      ],
    },
    deleteLessonNote: { cases: [{ who: oneself, at: (target) => ({ noteId: target.id('lessonNote') }) }] },
    createLesson: {
      cases: [
        {
          who: changers,
          at: (target) => ({
            lessonId: randomUUID(),
            courseId: target.id('lessonCourse'),
            locale: 'en',
            title: 'Proof',
          }),
        },
      ],
    },
    saveLessonText: {
      cases: [{ who: changers, at: (target) => ({ ...lesson(target), version: 1, locale: 'en', words }) }],
    },
    hideLesson: { cases: [{ who: changers, at: (target) => ({ ...lesson(target), hidden: true }) }] },
    reorderLessons: {
      cases: [
        {
          who: changers,
          at: (target) => ({
            courseId: target.id('lessonCourse'),
            lessonIds: [target.id('newLesson'), target.id('lesson')],
          }),
        },
      ],
    },
    // Nothing has arrived in the store, so that nobody can.
    addLessonFile: {
      cases: [
        {
          who: [],
          at: (target) => ({
            ...lesson(target),
            fileId: randomUUID(),
            locale: 'en',
            sent: { uploadId: 'none', name: 'Romans.pdf', bytes: 9 },
          }),
        },
      ],
    },
    renameLessonFile: {
      cases: [{ who: changers, at: (target) => ({ ...lessonFile(target), name: `Proof ${target.next()}` }) }],
    },
    reorderLessonFiles: {
      cases: [
        {
          who: changers,
          at: (target) => ({
            ...lesson(target),
            fileIds: [target.id('lessonFile'), target.id('otherLessonFile')],
          }),
        },
      ],
    },
    removeLessonFile: { cases: [{ who: changers, at: lessonFile }] },
    prepareFilmAgain: { cases: [{ who: changers, at: (target) => ({ filmId: target.id('failedFilm') }) }] },
    deleteLesson: { cases: [{ who: changers, at: (target) => ({ lessonId: target.id('newLesson') }) }] },
    saveLessonSubtitles: {
      cases: [
        {
          who: changers,
          at: (target) => ({
            ...lesson(target),
            locale: 'en',
            file: 'WEBVTT\n\n00:01.000 --> 00:02.000\nProof\n',
          }),
        },
      ],
    },
  },
  async seed(fixture) {
    const { subject, regionId } = fixture;
    if (!regionId || subject.kind !== 'person') return [];
    const { course, group, courseOffering } = await seedCourse(fixture);
    const kept = await seedCourse(fixture, { isPast: true });
    const [seeded, fresh] = [await seedLesson(fixture, course, 1), await seedLesson(fixture, course, 2)];
    return [
      { name: 'lessonCourse', id: course },
      { name: 'lessonGroup', id: group, readers: { SignUpGroup: [] } },
      { name: 'lessonCourseOffering', id: courseOffering },
      { name: 'keptCourse', id: kept.course },
      { name: 'keptGroup', id: kept.group, readers: { SignUpGroup: [] } },
      { name: 'keptLesson', id: await seedLesson(fixture, kept.course, 1) },
      { name: 'lesson', id: seeded },
      { name: 'newLesson', id: fresh },
      { name: 'film', id: await seedFilm(fixture, seeded, 'READY') },
      { name: 'failedFilm', id: await seedFilm(fixture, fresh, 'FAILED') },
      { name: 'lessonFile', id: await seedFile(fixture, seeded, 2) },
      { name: 'otherLessonFile', id: await seedFile(fixture, seeded, 1) },
      { name: 'lessonNote', id: await seedNote(fixture, seeded) },
    ];
  },
};

const firstId = async (found: Promise<{ rows: { id: string }[] }>): Promise<string> =>
  (await found).rows[0]?.id ?? '';

/** Taught to a group of its own, in which only the person is, or was before it was put away. */
async function seedCourse(
  { owner, personId, regionId, mark }: Fixture,
  { isPast = false } = {},
): Promise<{ course: string; group: string; courseOffering: string }> {
  const kind = isPast ? 'kept' : 'lesson';
  const { rows } = await owner.query<{ course: string; group: string; courseOffering: string }>(
    `with made as (insert into course (code) values (substr(md5(random()::text), 1, 20)) returning id),
     named as (insert into course_text (course_id, locale, name) select id, 'en', $3 from made),
     class as (insert into student_group (region_id, name, archived_at)
       values ($1, $4, case when $5 then now() end) returning id, region_id),
     taught as (
       insert into course_group (course_id, group_id, region_id, first_day, position)
       select made.id, class.id, class.region_id, '2026-01-05', 1 from made, class returning id),
     joined as (
       insert into group_member (group_id, person_id, region_id, first_day, last_day)
       select id, $2, region_id, '2026-01-05', case when $5 then date '2026-06-30' end from class)
     select made.id as course, class.id as group, taught.id as "courseOffering" from made, class, taught`,
    [regionId, personId, mark(`${kind}course`, 'name'), mark(`${kind}group`, 'name'), isPast],
  );
  return rows[0] ?? { course: '', group: '', courseOffering: '' };
}

async function seedLesson(fixture: Fixture, courseId: string, position: number): Promise<string> {
  const { owner, mark } = fixture;
  const id = await firstId(
    owner.query('insert into lesson (course_id, position, seconds) values ($1, $2, 600) returning id', [
      courseId,
      position,
    ]),
  );
  const chapters = JSON.stringify([{ startsAt: 0, title: mark('lesson', 'chapter') }]);
  await owner.query(
    `insert into lesson_text (lesson_id, locale, title, description, chapters) values ($1, 'en', $2, $3, $4)`,
    [id, mark('lesson', 'title'), mark('lesson', 'description'), chapters],
  );
  await owner.query(`insert into lesson_subtitles (lesson_id, locale, vtt) values ($1, 'en', $2)`, [
    id,
    mark('lesson', 'vtt'),
  ]);
  if (position === 1) await seedProgress(fixture, id);
  return id;
}

async function seedProgress({ owner, personId }: Fixture, lessonId: string): Promise<void> {
  await owner.query(
    `insert into lesson_progress (person_id, lesson_id, watched, position, watched_at)
     values ($1, $2, '{[0,60)}', 60, now())`,
    [personId, lessonId],
  );
}

const seedFile = ({ owner, mark }: Fixture, lessonId: string, position: number): Promise<string> =>
  firstId(
    owner.query(
      `insert into lesson_file (lesson_id, locale, name, file_key, bytes, type, position)
       values ($1, 'en', $2, 'lesson-files/planted', 100, 'application/pdf', $3) returning id`,
      [lessonId, mark('lessonfile', 'name'), position],
    ),
  );

const RENDITIONS = {
  hls: 'master.m3u8',
  mp4: 'film.mp4',
  audio: 'audio.m4a',
  poster: 'p.jpg',
  thumbnails: 't.vtt',
};

const seedFilm = ({ owner, mark }: Fixture, lessonId: string, state: 'READY' | 'FAILED'): Promise<string> =>
  firstId(
    owner.query(
      `insert into film (id, lesson_id, locale, kind, title, source_key, source_bytes, source_type, state, seconds, renditions, failure)
       values (gen_random_uuid(), $1, 'en', 'VIDEO', $2, 'videos/planted', 100, 'video/mp4', $3, 600, $4, $5) returning id`,
      [
        lessonId,
        mark('film', 'title'),
        state,
        state === 'READY' ? JSON.stringify(RENDITIONS) : null,
        state === 'FAILED' ? 'filmDamaged' : null,
      ],
    ),
  );

const seedNote = ({ owner, personId, mark }: Fixture, lessonId: string): Promise<string> =>
  firstId(
    owner.query(
      `insert into lesson_note (id, person_id, lesson_id, at_second, body)
       values (gen_random_uuid(), $1, $2, 5, $3) returning id`,
      [personId, lessonId, mark('lessonnote', 'body')],
    ),
  );
