import { academicYear } from '#kit/demo/academic-year.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import {
  CAMPUS_NAMES,
  type CampusName,
  type DemoRegions,
  type Session,
  type Studies,
  type StudyYear,
} from '#kit/demo/college.ts';
import { addDays, instantOn, type Day } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';

export interface DemoGroup {
  id: string;
  regionId: string;
  name: string;
  firstDay: Day;
  /** The day its year ended; none while it goes on. */
  lastDay: Day | null;
}

/** A class of a year on a campus. */
export interface DemoClass extends DemoGroup, Studies {
  campus: CampusName;
}

/** Groups outside the three years of study. */
export type NamedGroup = 'freeCourse' | 'companion';

export interface DemoGroups extends Readonly<Record<NamedGroup, DemoGroup>> {
  classes: readonly DemoClass[];
  classOf(campus: CampusName, studies: Studies): DemoClass | undefined;
}

const YEAR_NAMES: Readonly<Record<StudyYear, string>> = {
  1: 'First Year',
  2: 'Second Year',
  3: 'Third Year',
};
const SESSION_NAMES: Readonly<Record<Session, string>> = { DAY: 'Day', EVENING: 'Evening' };
const STUDY_YEARS = [1, 2, 3] as const;
const SESSIONS = ['DAY', 'EVENING'] as const;

/** The class that is over and put away: its members graduated from it. */
const ARCHIVED = { campus: 'colorado', year: 2, session: 'DAY', classNumber: 1, yearsAgo: 2 } as const;

/** The classes of this academic year and the last, the free course, the companion-app group and one archived class. */
export async function seedGroups(demo: Demo, regions: DemoRegions): Promise<DemoGroups> {
  const random = demo.random.branch('groups');
  const running = [0, 1].flatMap((yearsAgo) =>
    CAMPUS_NAMES.flatMap((campus) =>
      STUDY_YEARS.flatMap((year) =>
        SESSIONS.flatMap((session) =>
          Array.from({ length: demo.scale }, (_, index) => ({
            campus,
            year,
            session,
            classNumber: index + 1,
            yearsAgo,
          })),
        ),
      ),
    ),
  );
  const classes = [...running, ARCHIVED].map((studies): DemoClass => {
    const { firstDay, lastDay } = academicYear(demo.today, studies.yearsAgo);
    return {
      ...studies,
      id: random.id(groupMadeAt(firstDay)),
      regionId: regions[studies.campus].id,
      name: className(demo.today, studies),
      firstDay,
      lastDay: studies.yearsAgo === 0 ? null : lastDay,
    };
  });
  const { firstDay, intake } = academicYear(demo.today);
  const beside = (name: string, campus: CampusName, since: Day): DemoGroup => ({
    id: random.id(groupMadeAt(since)),
    regionId: regions[campus].id,
    name,
    firstDay: since,
    lastDay: null,
  });
  const freeCourse = beside(
    'Foundations of Faith, free online course',
    'colorado',
    addDays(demo.today, -3 * 365),
  );
  const companion = beside(`Bible School by Phone · ${intake}`, 'jakarta', firstDay);

  await bulkInsert(demo.client, 'studentGroup', [
    ...classes.map((group) => ({
      ...groupRow(group),
      studyYear: group.year,
      intake: academicYear(demo.today, group.yearsAgo).intake,
      session: group.session,
      locale: group.campus === 'jakarta' ? 'id_ID' : 'en',
      openForSignUp: false,
      companionApp: false,
      archivedAt:
        group.yearsAgo === ARCHIVED.yearsAgo ? instantOn(addDays(group.lastDay ?? demo.today, 30), 9) : null,
    })),
    {
      ...groupRow(freeCourse),
      studyYear: null,
      intake: '',
      session: 'ONLINE',
      locale: 'en',
      openForSignUp: true,
      companionApp: false,
      archivedAt: null,
    },
    {
      ...groupRow(companion),
      studyYear: 1,
      intake,
      session: 'ONLINE',
      locale: 'id_ID',
      openForSignUp: false,
      companionApp: true,
      archivedAt: null,
    },
  ]);
  const byKey = new Map(classes.map((group) => [classKey(group.campus, group), group]));
  return {
    classes,
    freeCourse,
    companion,
    classOf: (campus, studies) => byKey.get(classKey(campus, studies)),
  };
}

/** The office prepares a class in the spring before it begins. */
const groupMadeAt = (firstDay: Day): Date => instantOn(addDays(firstDay, -160), 10);

const groupRow = ({ id, regionId, name, firstDay }: DemoGroup) => ({
  id,
  regionId,
  name,
  createdAt: groupMadeAt(firstDay),
});

function className(today: Day, { year, session, classNumber, yearsAgo }: Studies): string {
  const name = `${YEAR_NAMES[year]} ${SESSION_NAMES[session]} · ${academicYear(today, yearsAgo).intake}`;
  return classNumber === 1 ? name : `${name} · Class ${classNumber}`;
}

const classKey = (campus: CampusName, { year, session, classNumber, yearsAgo }: Studies): string =>
  `${campus} ${year} ${session} ${classNumber} ${yearsAgo}`;
