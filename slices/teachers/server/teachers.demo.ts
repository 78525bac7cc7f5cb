import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { CAMPUS_NAMES, type CampusName, type DemoRegions } from '#slices/regions/server/regions.demo.ts';
import type { DemoPerson } from '#slices/people/server/demo/people-plan.demo.ts';
import { addDays } from '#kit/calendar/day.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';

export interface DemoTeacher {
  id: string;
  campus: CampusName;
}

interface Introduced {
  name: string;
  biography: string;
}

const TEACHERS: Readonly<Record<CampusName, readonly Introduced[]>> = {
  colorado: [
    {
      name: 'Dr Miriam Castellano',
      biography:
        '<p>Taught Old Testament for twenty years in three countries and still reads the Psalms aloud before every lesson.</p><ul><li>Old Testament Survey</li><li>Hebrew for beginners</li></ul>',
    },
    {
      name: 'Samuel Whitaker',
      biography: '<p>Planted two churches on the plains before he came to teach others to do it.</p>',
    },
    { name: 'Grace Okonkwo', biography: '<p>Teaches worship and leads the college choir.</p>' },
  ],
  walsall: [
    {
      name: 'Dr Alistair Finch',
      biography: '<p>Church history, from the catacombs to the chapel at the corner.</p>',
    },
    {
      name: 'Hannah Priestley',
      biography: '<p>Pastoral care; a hospital chaplain on three days a week.</p>',
    },
    { name: 'Owen Bradshaw', biography: '<p>Bible and mission; twelve years with a team in Nepal.</p>' },
  ],
  jakarta: [
    { name: 'Pdt. Yohanes Simanjuntak', biography: '<p>Mengajar Perjanjian Baru dan bahasa Yunani.</p>' },
    { name: 'Maria Hutagalung', biography: '<p>Mengajar pendidikan anak dan konseling.</p>' },
    { name: 'Daniel Siregar', biography: '<p>Mengajar Perjanjian Lama dan pelayanan jemaat.</p>' },
  ],
};

/** Those who teach on each campus. */
export async function seedTeachers(demo: Demo, regions: DemoRegions): Promise<DemoTeacher[]> {
  const random = demo.random.branch('teachers');
  const enteredAt = instantOn(addDays(demo.today, -400), 10);
  const teachers = CAMPUS_NAMES.flatMap((campus) =>
    TEACHERS[campus].map((introduced) => ({ ...introduced, campus, id: random.id(enteredAt) })),
  );
  await bulkInsert(
    demo.client,
    'teacher',
    teachers.map(({ id, campus, name, biography }) => ({
      id,
      regionId: regions[campus].id,
      name,
      biography: cleanRichText(biography),
      createdAt: enteredAt,
    })),
  );
  return teachers;
}

/** The one who has an account, and so sees their own courses. */
export async function seedFacilitator(
  demo: Demo,
  { colorado }: DemoRegions,
  { id: personId, firstName, lastName }: DemoPerson,
): Promise<DemoTeacher> {
  const enteredAt = instantOn(addDays(demo.today, -400), 11);
  const id = demo.random.branch('facilitator').id(enteredAt);
  const name = `${firstName} ${lastName}`;
  const teacher = { id, regionId: colorado.id, name, biography: '', personId, createdAt: enteredAt };
  await bulkInsert(demo.client, 'teacher', [teacher]);
  return { id, campus: 'colorado' };
}
