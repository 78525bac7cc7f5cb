import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { HourDesk } from './testing/hour-desk.ts';

let college: College;
let desk: HourDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await HourDesk.open(college);
});
afterAll(() => college.close());

const entriesOf = async (reader: Browser) => {
  const { data } = await reader.call(
    'query c { calendar { entries { _id kind title detail allDay path isDone } } }',
  );
  return (data?.['calendar'] as { entries: object[] } | undefined)?.entries;
};

test('what a student has served stands on its day, done once it is confirmed, and gone while it is refused (DASH-01)', async () => {
  const [ana, manager] = [await desk.student(), await desk.manager()];
  const logged = await desk.log(ana);
  const entry = {
    _id: `hours-${logged._id}`,
    kind: 'HOURS',
    title: logged.categoryName,
    detail: `1\u00A0hr · ${logged.place}`,
    allDay: true,
    path: '/student/hours?tab=details',
  };
  expect(await entriesOf(ana)).toEqual([{ ...entry, isDone: false }]);
  expect(await entriesOf(await desk.student())).toEqual([]);
  const speak = (locale: string) =>
    college.database.owner.query('update person set locale = $2 where id = any ($1)', [
      [ana.person.id, manager.person.id],
      locale,
    ]);
  await speak('de_DE');
  expect(await entriesOf(ana)).toMatchObject([{ detail: `1\u00A0Std. · ${logged.place}` }]);
  const queue = 'query q { queues { first { about } } }';
  expect(JSON.stringify(await manager.call(queue))).toContain('1\u00A0Std. · ');
  await speak('en');
  const confirmed = await desk.decide(manager, logged);
  expect(await entriesOf(ana)).toEqual([{ ...entry, isDone: true }]);
  await desk.decide(manager, confirmed, 'REFUSED');
  expect(await entriesOf(ana)).toEqual([]);
});

test('the dashboards of managers tell how many hours wait and since when (HOURS-04)', async () => {
  const own = await HourDesk.open(college);
  const boss = await own.manager();
  const logged = await own.log(await own.student());
  const { data } = await boss.call(
    'query queues { queues { name path waiting { count } first { _id version about text firstDay lastDay } } }',
    {},
  );
  expect(data?.['queues']).toEqual([
    {
      name: 'hours',
      path: `/timelogs?entry=${logged._id}`,
      waiting: { count: 1 },
      first: {
        _id: logged._id,
        version: logged.version,
        about: `1\u00A0hr · ${logged.categoryName} · ${logged.place}`,
        text: logged.note,
        firstDay: logged.day,
        lastDay: logged.day,
      },
    },
  ]);
});
