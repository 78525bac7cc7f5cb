import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '#kit/demo/days.ts';
import { seededRandom } from '#kit/demo/random.ts';
import { College } from '#testing/college.ts';
import { seedFilms, type FilmedLesson } from './films.demo.ts';
import { DEMO_FILMS } from './write-demo-films.ts';

let college: College;
beforeAll(async () => {
  college = await College.open({ env: { FFMPEG_PATH: 'none' } });
});
afterAll(() => college.close());

const LESSON = `query l($lessonId: ID!) { lesson(lessonId: $lessonId) { seconds chapters { startsAt } subtitles { locale }
  films { state title playback { hlsUrl } } } }`;
const SUBTITLES =
  'query s($lessonId: ID!, $locale: String!) { lessonSubtitles(lessonId: $lessonId, locale: $locale) }';

test('every lesson of the demo college plays a film with subtitles in two languages; its own has chapters, too', async () => {
  const course = await college.course();
  const lessons: FilmedLesson[] = [];
  for (const [film, isItsOwn] of [
    [0, true],
    [1, true],
    [1, false],
  ] as const) {
    const { id } = await college.lesson({ courseId: course.id, seconds: null });
    lessons.push({ id, title: `Lesson ${lessons.length + 1}`, film, isItsOwn });
  }
  const client = await college.database.owner.connect();
  const now = college.now();
  const facts = { random: seededRandom('films'), today: dayOf(now), now, scale: 1, passwordHash: '' };
  await seedFilms({ client, ...facts }, lessons);
  client.release();
  await college.runJobs();
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const read = async (at: number) => {
    const { data } = await admin.call(LESSON, { lessonId: lessons[at]?.id });
    return data?.['lesson'];
  };
  expect([await read(0), await read(1), await read(2)]).toEqual([
    {
      seconds: expect.closeTo(DEMO_FILMS[0].seconds, 0),
      chapters: [{ startsAt: 0 }, { startsAt: 9 }, { startsAt: 23 }, { startsAt: 37 }],
      subtitles: [{ locale: 'en' }, { locale: 'es_MX' }],
      films: [
        {
          state: 'READY',
          title: 'Lesson 1',
          playback: { hlsUrl: expect.stringMatching(/^\/films\//) },
        },
      ],
    },
    {
      seconds: expect.closeTo(DEMO_FILMS[1].seconds, 0),
      chapters: [{ startsAt: 0 }, { startsAt: 8 }, { startsAt: 20 }, { startsAt: 31 }],
      subtitles: [{ locale: 'de_DE' }, { locale: 'en' }],
      films: [{ state: 'READY', title: 'Lesson 2', playback: { hlsUrl: expect.any(String) } }],
    },
    {
      seconds: expect.closeTo(DEMO_FILMS[1].seconds, 0),
      chapters: [],
      subtitles: [{ locale: 'de_DE' }, { locale: 'en' }],
      films: [{ state: 'READY', title: 'Lesson 3', playback: { hlsUrl: expect.any(String) } }],
    },
  ]);
  const last = (await read(2)) as { films: { playback: { hlsUrl: string } }[] };
  const list = await fetch(`${college.url}${last.films[0]?.playback.hlsUrl}`);
  expect(await list.text()).toContain('#EXTM3U');
  const { data } = await admin.call(SUBTITLES, { lessonId: lessons[0]?.id, locale: 'es_MX' });
  expect(data?.['lessonSubtitles']).toContain('En esta lección leemos el primer salmo');
});
