import { addDays, firstOfWeek, yearOf, type Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { EventValues } from '../rules/event.ts';
import type { StoredEntry } from './group-calendar.queries.ts';
import { spanOf } from './occurrences.ts';

interface DemoClass {
  id: string;
  regionId: string;
  session: string;
}

type Planned = Partial<EventValues> & Pick<EventValues, 'title' | 'firstDay'>;

const HOLIDAYS: readonly [title: string, first: string, last: string][] = [
  ['New Year', '01-01', '01-01'],
  ['Spring break', '04-10', '04-17'],
  ['Pentecost', '05-24', '05-25'],
  ['Summer break', '07-15', '08-31'],
  ['Christmas break', '12-20', '12-31'],
];

/** Terms and holidays of the whole college, chapel and prayer at each campus, and what each class of now does together. */
export async function seedCalendar(
  demo: Demo,
  campuses: readonly { id: string; name: string }[],
  classes: readonly DemoClass[],
): Promise<void> {
  const random = demo.random.branch('calendar');
  const createdAt = instantOn(demo.today, 7);
  const rows = [
    ...ofCollege(demo.today),
    ...campuses.flatMap(({ id, name }) =>
      ofCampus(demo.today, name).map((event) => ({ ...event, regionId: id })),
    ),
    ...classes.flatMap((group) =>
      ofClass(demo.today, group).map((event) => ({ ...event, groupId: group.id, regionId: group.regionId })),
    ),
  ].map((planned) => {
    const event = whole(planned);
    return { id: random.id(createdAt), ...event, ...spanOf(event), createdAt };
  });
  await bulkInsert(demo.client, 'calendarEvent', rows);
  await bulkInsert(
    demo.client,
    'groupCalendar',
    classes.map((group) => ({
      groupId: group.id,
      regionId: group.regionId,
      address: `https://calendar.berea.example/${group.id}.ics`,
      readAt: demo.now,
      triedAt: demo.now,
      entries: JSON.stringify(elsewhere(demo.today)),
    })),
  );
}

/** What was last read of the calendar that a class keeps elsewhere: a study group every Monday. */
const elsewhere = (today: Day): StoredEntry[] =>
  Array.from({ length: 16 }, (_, week) => {
    const monday = addDays(firstOfWeek(today, 1), 7 * (week - 4));
    return {
      uid: `study-group-${monday}`,
      title: 'Study group',
      place: 'Library',
      startsAt: instantOn(monday, 18).toISOString(),
      endsAt: instantOn(monday, 20).toISOString(),
      allDay: false,
    };
  });

const whole = (planned: Planned): EventValues => ({
  kind: 'EVENT',
  place: '',
  description: '',
  lastDay: planned.firstDay,
  startTime: '',
  endTime: '',
  rule: '',
  changes: '',
  groupId: null,
  regionId: null,
  ...planned,
});

function ofCollege(today: Day): Planned[] {
  const year = yearOf(today);
  const holidays = [year - 1, year, year + 1].flatMap((of) =>
    HOLIDAYS.map(([title, first, last]) => ({
      title,
      kind: 'HOLIDAY' as const,
      firstDay: `${of}-${first}` as Day,
      lastDay: `${of}-${last}` as Day,
    })),
  );
  const terms = [year - 1, year].flatMap((of) => [
    { title: 'Autumn term begins', firstDay: `${of}-09-07` as Day },
    { title: 'Spring term begins', firstDay: `${of + 1}-01-11` as Day },
    { title: 'Summer term begins', firstDay: `${of + 1}-04-26` as Day },
    {
      title: 'Graduation',
      firstDay: `${of + 1}-07-10` as Day,
      startTime: '11:00',
      endTime: '13:00',
      description: 'Families and churches are welcome.',
    },
  ]);
  return [...holidays, ...terms];
}

function ofCampus(today: Day, name: string): Planned[] {
  const week = firstOfWeek(today, 1);
  const wednesday = addDays(week, 2 - 7 * 20);
  return [
    {
      title: 'Chapel',
      place: `Main hall, ${name}`,
      description: 'Worship, a word and prayer. Everyone is welcome.',
      firstDay: wednesday,
      startTime: '10:30',
      endTime: '11:30',
      rule: 'FREQ=WEEKLY;BYDAY=WE',
      // One was called off, and one was held on the day after.
      changes: `${addDays(wednesday, 7 * 17)}\n${addDays(wednesday, 7 * 18)} ${addDays(wednesday, 7 * 18 + 1)} 12:00`,
    },
    {
      title: 'Prayer morning',
      place: 'Prayer room',
      firstDay: addDays(week, 4 - 7 * 12),
      startTime: '07:30',
      endTime: '08:15',
      rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    },
    {
      title: 'Open day',
      place: name,
      description: 'Bring somebody who thinks about studying here.',
      firstDay: addDays(week, 12),
      startTime: '10:00',
      endTime: '15:00',
    },
    { title: 'Library stays closed', kind: 'HOLIDAY', firstDay: addDays(week, 8) },
  ];
}

function ofClass(today: Day, { session }: DemoClass): Planned[] {
  const week = firstOfWeek(today, 1);
  const isEvening = session === 'EVENING';
  return [
    {
      title: 'Class meeting',
      place: 'Room 2',
      description: 'What is coming up, and who needs prayer.',
      firstDay: addDays(week, 3 - 7 * 8),
      startTime: isEvening ? '18:00' : '13:00',
      endTime: isEvening ? '18:30' : '13:30',
      rule: 'FREQ=WEEKLY;BYDAY=TH',
    },
    {
      title: 'Outreach, Community Garden',
      place: 'Meet at the gate',
      firstDay: addDays(week, 5),
      startTime: '09:00',
      endTime: '13:00',
    },
  ];
}

/** What was noted on the way: nobody has subscribed to a calendar yet. */
export const forgetDemoChanges = ({ client }: Demo) => client.query('delete from calendar_change');
