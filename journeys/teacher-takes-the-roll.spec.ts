import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { press } from '#testing/site/site-press.ts';
import type { Site } from '#testing/site/site.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs } from '#testing/site/site-visit.ts';

interface Student {
  id: string;
  name: string;
}

/** A class of the facilitator with thirty students that meets now, and its students. */
async function runningClass(site: Site): Promise<{ sessionId: string; students: Student[] }> {
  const sessionId = randomUUID();
  // Of the classes that the facilitator has, no other is running.
  await site.query(
    `update class_session s set cancelled_at = now() from course c join teacher t on t.id = c.teacher_id
     join person p on p.id = t.person_id
     where c.id = s.course_id and p.email = 'facilitator@berea.test' and now() between s.starts_at and s.ends_at
       and s.roll_taken_at is null`,
  );
  const students = await site.query<Student>(
    `with class as (insert into student_group (region_id, name) select t.region_id, 'Roll ' || $1 from teacher t
       join person p on p.id = t.person_id where p.email = 'facilitator@berea.test' returning id, region_id),
     member as (insert into group_member (group_id, person_id, region_id, first_day, sort_name)
       select class.id, s.id, class.region_id, current_date - 30, s.sort_name from class, lateral (
         select p.id, p.sort_name from person p where p.student_number is not null and p.email not like '%@berea.test'
           and class.region_id = any (p.region_ids) order by p.id limit 30) s returning person_id),
     taught as (insert into course_group (course_id, group_id, region_id, first_day, last_day, position)
       select c.id, class.id, class.region_id, current_date - 30, current_date + 30, 1 from class, lateral (
         select c.id from course c join teacher t on t.id = c.teacher_id join person p on p.id = t.person_id
         where p.email = 'facilitator@berea.test' order by c.id limit 1) c returning course_id, group_id),
     session as (insert into class_session (id, region_id, group_id, course_id, teacher_id, starts_at, ends_at)
       select $1::uuid, class.region_id, class.id, taught.course_id, c.teacher_id, now() - interval '5 minutes', now() + interval '1 hour'
       from class, taught join course c on c.id = taught.course_id)
     select p.id, p.first_name || ' ' || p.last_name as name from member join person p on p.id = member.person_id`,
    [sessionId],
  );
  return { sessionId, students };
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/);

/** Whether two letters begin a name of a student, or are their initials. */
const isFoundBy = (two: string, name: string): boolean => {
  const words = wordsOf(name);
  return (
    words.some((word) => word.startsWith(two)) ||
    words
      .map(([first]) => first)
      .join('')
      .startsWith(two)
  );
};

/** Students who are found by two letters that find nobody else. */
function easilyFound(students: readonly Student[]): (Student & { letters: string })[] {
  return students.flatMap((student) => {
    const words = wordsOf(student.name);
    const initials = words
      .map(([first]) => first)
      .join('')
      .slice(0, 2);
    const letters = [...words.map((word) => word.slice(0, 2)), initials].find(
      (two) =>
        /^[a-z]{2}$/.test(two) && students.every((one) => one === student || !isFoundBy(two, one.name)),
    );
    return letters ? [{ ...student, letters }] : [];
  });
}

const marksIn = async (site: Site, sessionId: string): Promise<string[]> =>
  (
    await site.query<{ told: string }>(
      `select person_id || ' ' || kind as told from attendance_mark where session_id = $1 order by person_id`,
      [sessionId],
    )
  ).map(({ told }) => told);

/** What the site has kept for times without a network, as one text. */
const KEPT = `(async () => {
  const all = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) all.push(await (await cache.match(request)).text());
  }
  return all.join('\\n');
})()`;

const absent = (students: readonly Student[]): string[] =>
  students.map(({ id }) => `${id} ABSENT`).toSorted();

describe('the roll of a class that is running', () => {
  test('thirty students, three of them missing: ten keys from the dashboard until it is saved', async ({
    page,
    site,
  }) => {
    const { sessionId, students } = await runningClass(site);
    expect(students).toHaveLength(30);
    // Not only some whose names are rare: most of a class is found by two letters.
    const found = easilyFound(students);
    expect(found.length).toBeGreaterThanOrEqual(20);
    const missing = [0.2, 0.5, 0.8].flatMap((part) => found[Math.floor(part * found.length)] ?? []);
    await signInAs(page, 'facilitator');
    await expectText(page, 'Your class is running: take the roll');
    let keys = 0;
    const key = async (name: string): Promise<void> => {
      await page.keyboard.press(name);
      keys += 1;
    };
    await key('r');
    await page.getByPlaceholder('Find a student').and(page.locator(':focus')).waitFor();
    for (const { letters } of missing) {
      for (const letter of letters) await key(letter);
      await key('Enter');
    }
    await expectText(page, /^Roll taken by /);
    await expectText(page, '27 present · 0 late · 3 absent · 0 excused');
    expect(await marksIn(site, sessionId)).toEqual(absent(missing));
    expect(keys).toBeLessThanOrEqual(10);
  });

  test('by thumb: at most eight taps; without a network it goes on, also after it was loaded again, and is sent once', async ({
    openBrowser,
    site,
    troubles,
  }) => {
    const phone = await openBrowser(site, 'phone', 'allow');
    troubles.expect('the browser’s own line in the console', /ERR_INTERNET_DISCONNECTED/);
    troubles.expect('the queries’ errors in the console', /CallProblem: Response not successful/);
    const { sessionId, students } = await runningClass(site);
    await signInAs(phone, 'facilitator');
    let taps = 0;
    const tap = async (name: string | RegExp, role: 'link' | 'button'): Promise<void> => {
      await press(phone, phone.getByRole(role, { name }).first());
      taps += 1;
    };
    await tap(/Your class is running/, 'link');
    await expectText(phone, /30 present/);
    await expectSoon(() => phone.evaluate<string>(KEPT)).toMatch(/mutation takeRoll/);
    await phone.context().setOffline(true);
    const missing = students.slice(0, 3);
    const [first, ...others] = missing;
    await tap(`${first?.name ?? ''}: Absent`, 'button');
    await expectText(phone, /waiting for network/);
    await phone.reload();
    await expectText(phone, '29 present · 0 late · 1 absent · 0 excused');
    for (const { name } of others) await tap(`${name}: Absent`, 'button');
    await expectText(phone, /waiting for network/);
    expect(await marksIn(site, sessionId)).toEqual([]);
    await phone.context().setOffline(false);
    await expectSoon(() => marksIn(site, sessionId)).toEqual(absent(missing));
    await expectText(phone, /^Roll taken by /);
    expect(taps).toBeLessThanOrEqual(8);
    const [{ changes } = { changes: 0 }] = await site.query<{ changes: number }>(
      'select count(*)::integer as changes from attendance_mark_change where session_id = $1',
      [sessionId],
    );
    expect(changes).toBe(3);
  });
});
