import type { SliceMatrix, Soil } from '#kit/testing/matrix/slice-matrix.ts';
import type { Who } from '#kit/testing/matrix/words.ts';

const staff: Who = ['manager', 'admin', 'superadmin'];
/** The student who takes it, those who look after the campus it is taught on, and those who write the catalogue. */
const readers: Who = ['self', 'managerThere', 'admin', 'superadmin'];

/** Neither narrowed nor begun at an id. */
const all = { after: undefined, filter: undefined };

export const matrix: SliceMatrix = {
  reads: {
    Query: { course: ['signedIn'], courses: staff },
    CoursePage: { 'count countIsOpen nextCursor rows': staff },
    Course: {
      '_id archived category code credits description files hidden kind': readers,
      'locale locales name outline ownLocale teacher version': readers,
    },
    CourseTeacher: { '_id name photoUrl': readers },
    CourseOutline: { 'bytes locale name url': readers },
    CourseFile: { '_id bytes locale name type url': readers },
  },
  asks: {
    'Query.courses': () => [{ first: 20, ...all }, { first: 1, ...all }, { first: 1 }],
    'Query.course': () => [{ locale: undefined }],
  },
  async plant(soil) {
    const { subject, regionId } = soil;
    if (!regionId || subject.kind !== 'person') return [];
    const lecturer = await plantLecturer(soil);
    const shelf = await plantShelf(soil);
    const course = await plantCourse(soil, { lecturer, shelf });
    await plantTeaching(soil, course);
    return [
      { name: 'lecturer', id: lecturer, readers: { CourseTeacher: readers } },
      { name: 'courseShelf', id: shelf, readers: { Category: ['signedIn'] } },
      { name: 'course', id: course },
      { name: 'courseFile', id: await plantFile(soil, course) },
    ];
  },
};

const firstId = async (found: Promise<{ rows: { id: string }[] }>): Promise<string> =>
  (await found).rows[0]?.id ?? '';

const plantLecturer = ({ owner, regionId, mark }: Soil): Promise<string> =>
  firstId(
    owner.query('insert into teacher (region_id, name, photo_id) values ($1, $2, $3) returning id', [
      regionId,
      mark('lecturer', 'name'),
      mark('lecturer', 'photo'),
    ]),
  );

const plantShelf = ({ owner, mark }: Soil): Promise<string> =>
  firstId(
    owner.query(
      `insert into category (name, uses) values ($1, '{LINKS}')
       on conflict (lower(name)) do update set version = 1 returning id`,
      [mark('courseShelf', 'name')],
    ),
  );

const plantCourse = ({ owner, mark }: Soil, { lecturer, shelf }: { lecturer: string; shelf: string }) =>
  firstId(
    owner.query(
      `with made as (
         insert into course (code, teacher_id, category_id)
         values (substr(md5(random()::text), 1, 20), $1, $2) returning id)
       insert into course_text (course_id, locale, name, description, outline_key, outline_name, outline_bytes)
       select id, 'en', $3, $4, 'course-files/planted', $5, 100 from made returning course_id as id`,
      [lecturer, shelf, mark('course', 'name'), mark('course', 'description'), mark('course', 'outline')],
    ),
  );

/** To a group of its own, in which only the person is. */
async function plantTeaching({ owner, personId, regionId, mark }: Soil, courseId: string): Promise<void> {
  await owner.query(
    `with class as (insert into student_group (region_id, name) values ($1, $2) returning id, region_id),
     taught as (
       insert into course_group (course_id, group_id, region_id, first_day, position)
       select $3, id, region_id, '2026-01-05', 1 from class)
     insert into group_member (group_id, person_id, region_id, first_day)
     select id, $4, region_id, '2026-01-05' from class`,
    [regionId, mark('courseClass', 'name'), courseId, personId],
  );
}

const plantFile = ({ owner, mark }: Soil, courseId: string): Promise<string> =>
  firstId(
    owner.query(
      `insert into course_file (course_id, locale, name, file_key, bytes, type, position)
       values ($1, 'en', $2, 'course-files/planted', 100, 'application/pdf', 1) returning id`,
      [courseId, mark('courseFile', 'name')],
    ),
  );
