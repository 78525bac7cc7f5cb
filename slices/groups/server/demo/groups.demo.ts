import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { CAMPUS_NAMES, type CampusName, type DemoRegions } from '#slices/regions/server/regions.demo.ts';
import {
  academicYear,
  type Session,
  type Studies,
  type StudyYear,
} from '#slices/people/server/demo/people-plan.demo.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';

export interface DemoGroup {
  id: string;
  regionId: string;
  campus: CampusName;
  name: string;
  studyYear: StudyYear | null;
  intake: string;
  session: Session | 'ONLINE';
  locale: string;
  firstDay: Day;
  /** The day its year ended; none while it goes on. */
  lastDay: Day | null;
}

/** Groups outside the three years of study. */
export type NamedGroup = 'freeCourse' | 'companion';

export interface DemoGroups extends Readonly<Record<NamedGroup, DemoGroup>> {
  classes: readonly DemoGroup[];
  classOf(campus: CampusName, studies: Studies): DemoGroup | undefined;
}

interface ClassPlace extends Studies {
  campus: CampusName;
}

const YEAR_NAMES: Readonly<Record<StudyYear, string>> = {
  1: 'First Year',
  2: 'Second Year',
  3: 'Third Year',
};
const SESSION_NAMES: Readonly<Record<Session, string>> = { DAY: 'Day', EVENING: 'Evening' };
const STUDY_YEARS = [1, 2, 3] as const;
const SESSIONS = ['DAY', 'EVENING'] as const;

/** Its members graduated from it and have gone. */
const ARCHIVED_CLASS: ClassPlace = {
  campus: 'colorado',
  year: 2,
  session: 'DAY',
  classNumber: 1,
  yearsAgo: 2,
};

/** The classes of this academic year and the last, the free course, the companion-app group and the archived classes. */
export async function seedGroups(demo: Demo, regions: DemoRegions): Promise<DemoGroups> {
  const random = demo.random.branch('groups');
  const group = (facts: Omit<DemoGroup, 'id' | 'regionId'>): DemoGroup => ({
    ...facts,
    id: random.id(preparedAt(facts.firstDay)),
    regionId: regions[facts.campus].id,
  });
  const freeCourse = group({
    campus: 'colorado',
    name: 'Foundations of Faith, free online course',
    studyYear: null,
    intake: '',
    session: 'ONLINE',
    locale: 'en',
    firstDay: addDays(demo.today, -3 * 365),
    lastDay: null,
  });
  const { intake, firstDay } = academicYear(demo.today);
  const companion = group({
    campus: 'jakarta',
    name: `Bible School by Phone · ${intake}`,
    studyYear: 1,
    intake,
    session: 'ONLINE',
    locale: 'id_ID',
    firstDay,
    lastDay: null,
  });
  const classes = new Map(
    [ARCHIVED_CLASS, ...classPlaces(demo.scale)].map((place) => [
      classKey(place),
      group(classFacts(demo.today, place)),
    ]),
  );
  const longAgo = academicYear(demo.today, 2).intake;
  await bulkInsert(
    demo.client,
    'studentGroup',
    [...classes.values(), freeCourse, companion].map((made) => ({
      id: made.id,
      regionId: made.regionId,
      name: made.name,
      studyYear: made.studyYear,
      intake: made.intake,
      session: made.session,
      locale: made.locale,
      openForSignUp: made === freeCourse,
      companionApp: made === companion,
      archivedAt: made.intake === longAgo && made.lastDay ? instantOn(addDays(made.lastDay, 30), 9) : null,
      createdAt: preparedAt(made.firstDay),
    })),
  );
  return {
    classes: [...classes.values()],
    freeCourse,
    companion,
    classOf: (campus, studies) => classes.get(classKey({ campus, ...studies })),
  };
}

/**
 * Every year of study by day and in the evening on every campus, now and a year ago; two years ago the first years, in which
 * the third-years of now began.
 */
function* classPlaces(scale: number): Generator<ClassPlace> {
  for (const yearsAgo of [0, 1, 2]) {
    for (const campus of CAMPUS_NAMES) {
      for (const year of yearsAgo === 2 ? ([1] as const) : STUDY_YEARS) {
        for (const session of SESSIONS) {
          for (let classNumber = 1; classNumber <= scale; classNumber++) {
            yield { campus, year, session, classNumber, yearsAgo };
          }
        }
      }
    }
  }
}

function classFacts(today: Day, { campus, year, session, classNumber, yearsAgo }: ClassPlace) {
  const { intake, firstDay, lastDay } = academicYear(today, yearsAgo);
  const name = `${YEAR_NAMES[year]} ${SESSION_NAMES[session]} · ${intake}`;
  return {
    campus,
    name: classNumber === 1 ? name : `${name} · Class ${classNumber}`,
    studyYear: year,
    intake,
    session,
    locale: campus === 'jakarta' ? 'id_ID' : 'en',
    firstDay,
    lastDay: yearsAgo === 0 ? null : lastDay,
  };
}

/** The office prepares a class in the spring before it begins. */
const preparedAt = (firstDay: Day): Date => instantOn(addDays(firstDay, -160), 10);

const classKey = ({ campus, year, session, classNumber, yearsAgo }: ClassPlace): string =>
  `${campus} ${year} ${session} ${classNumber} ${yearsAgo}`;
