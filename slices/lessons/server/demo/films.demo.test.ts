import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '#kit/demo/days.ts';
import { seededRandom } from '#kit/demo/random.ts';
import { College } from '#testing/college.ts';
import { seedFilms } from './films.demo.ts';
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

test('the first two lessons of the demo college have a film that plays, chapters, and subtitles in two languages', async () => {
  const course = await college.course();
  const lessons: { id: string }[] = [];
  for (let at = 0; at < 3; at += 1)
    lessons.push(await college.lesson({ courseId: course.id, seconds: null }));
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
          title: 'How to read a psalm',
          playback: { hlsUrl: expect.stringMatching(/^\/films\//) },
        },
      ],
    },
    {
      seconds: expect.closeTo(DEMO_FILMS[1].seconds, 0),
      chapters: [{ startsAt: 0 }, { startsAt: 8 }, { startsAt: 20 }, { startsAt: 31 }],
      subtitles: [{ locale: 'de_DE' }, { locale: 'en' }],
      films: [{ state: 'READY', title: 'Four Gospels, one story', playback: { hlsUrl: expect.any(String) } }],
    },
    { seconds: null, chapters: [], subtitles: [], films: [] },
  ]);
  const { data } = await admin.call(SUBTITLES, { lessonId: lessons[0]?.id, locale: 'es_MX' });
  expect(data?.['lessonSubtitles']).toContain('En esta lección leemos el primer salmo');
});
