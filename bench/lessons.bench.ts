import pg from 'pg';
import { shareOfCeiling } from './ceilings/ceiling-share.ts';
import { figure } from './figures.ts';

/** A lesson of the demo college that has a film, subtitles in two languages and seven neighbours. */
const LESSON = `select l.id, l.course_id from lesson l join lesson_text t on t.lesson_id = l.id
  where t.title = 'Four Gospels, one story'`;

/** A user who takes its course today. */
const ITS_STUDENTS = `exists (select from group_member m join course_group t on t.group_id = m.group_id
  where m.person_id = person.id and m.last_day is null and t.first_day <= current_date
    and t.course_id = (select course_id from (${LESSON}) lesson))`;

const page = (lessonId: string, courseId: string): string => `query oneLesson {
  lesson(lessonId: "${lessonId}", locale: "en") { _id courseId hidden title description locale seconds resumeAt completed
    chapters { startsAt title } subtitles { locale } files { _id name bytes type url }
    films { _id locale kind state progress seconds playback { hlsUrl mp4Url audioUrl posterUrl thumbnailsUrl expiresAt } }
    notes { _id atSecond body version } }
  course(courseId: "${courseId}", locale: "en") { _id name isTaken teacher { _id name } }
  courseLessons(courseId: "${courseId}", locale: "en") { _id title hidden seconds resumeAt completed watchedSeconds
    watchedAt files { _id } }
  currentUser { _id showVideo } }`;

/** What the page of a lesson asks for, against its hand-written ceiling. */
export async function main(): Promise<void> {
  const question = async (databaseUrl: string): Promise<string> => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query<{ id: string; course_id: string }>(LESSON);
    await client.end();
    return page(rows[0]?.id ?? '', rows[0]?.course_id ?? '');
  };
  const share = await shareOfCeiling({ ceiling: 'lessons', port: 3478, among: ITS_STUDENTS, question });
  figure('page of a lesson / ceiling', share, '', { atLeast: 0.7 });
}
