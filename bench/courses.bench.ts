import { shareOfCeiling } from './ceilings/ceiling-share.ts';
import { figure } from './figures.ts';
import { STUDENTS } from './load.ts';

/** A student's shelf without what lessons add to it, which has a figure of its own. */
const SHELF = `query ownCourses { ownCourses(locale: "en") { groups { _id name outlinesUrl }
  taken { groupId course { _id code name locale credits kind teacher { name photoUrl } category { name colour }
    outline { url } } } } }`;

/** A student's courses against their hand-written ceiling. */
export async function main(): Promise<void> {
  const share = await shareOfCeiling({
    ceiling: 'courses',
    port: 3474,
    among: STUDENTS,
    question: () => SHELF,
  });
  figure('courses of a student / ceiling', share, '', { atLeast: 0.7 });
}
