import type { Demo } from '#kit/demo/demo.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';
import { classAddress } from '../rules/class-paths.ts';
import { drawDemoClass, type DemoPhoto } from './draw-demo-class.ts';

interface FoundClass {
  year: number;
  place: string;
  ids: string[];
}

interface PhotoOfDemo {
  /** Counted from the largest class; the first is that of the account of an alumnus. */
  ofClass: number;
  caption: string;
  status: DemoPhoto['status'];
  daysAgo: number;
  complaint?: string;
  refusedAs?: string;
}

const PHOTOS: readonly PhotoOfDemo[] = [
  { ofClass: 0, caption: 'Graduation day', status: 'APPROVED', daysAgo: 300 },
  { ofClass: 0, caption: 'Our class retreat in the first year', status: 'APPROVED', daysAgo: 41 },
  {
    ofClass: 0,
    caption: 'The bus before the outreach',
    status: 'REFUSED',
    daysAgo: 5,
    refusedAs: 'Nobody of the class is on it. Do you have one with all of you?',
  },
  { ofClass: 1, caption: 'With our teachers after the last exam', status: 'APPROVED', daysAgo: 120 },
  { ofClass: 2, caption: '', status: 'PENDING', daysAgo: 2 },
  {
    ofClass: 1,
    caption: 'Outreach week',
    status: 'PENDING',
    daysAgo: 1,
    complaint: 'My children can be seen on it. Please take it down.',
  },
];

/** Classes of alumni who show their year, with that of this alumnus first. */
async function findClasses({ client }: Demo, alumnusId: string): Promise<FoundClass[]> {
  const { rows } = await client.query<FoundClass>(
    `select extract(year from p.graduated_on)::integer as year, p.graduation_place as place,
       array_agg(p.id order by p.id <> $1, p.id) as ids
     from person p left join alumni_profile a on a.person_id = p.id
     where p.graduated_on is not null and p.graduation_place <> '' and p.status = 'ACTIVE'
       and coalesce(a.shows_year and a.shows_place, true)
     group by 1, 2 order by bool_or(p.id = $1) desc, count(*) desc, 1 desc, 2 limit 3`,
    [alumnusId],
  );
  return rows;
}

interface People {
  alumnusId: string;
  alumniAdminId: string;
  alumniRegionId: string;
}

/** Photos of classes: shown, waiting, refused, and one that somebody wants taken down; and who was told. */
export async function seedClassPhotos(
  demo: Demo,
  { alumnusId, alumniAdminId, alumniRegionId }: People,
): Promise<DemoNotice[]> {
  const notices: DemoNotice[] = [];
  const classes = await findClasses(demo, alumnusId);
  for (const [number, { ofClass, daysAgo, refusedAs, ...photo }] of PHOTOS.entries()) {
    const found = classes[ofClass];
    const [first, second] = found?.ids ?? [];
    if (!found || !first) continue;
    const addedAt = new Date(demo.now.getTime() - daysAgo * 86_400_000);
    const payload: DemoPhoto = {
      ...photo,
      id: demo.random.id(addedAt),
      number,
      personId: first,
      year: found.year,
      place: found.place,
      addedAt: addedAt.toISOString(),
      ...(refusedAs !== undefined && { refusal: { reason: refusedAs, decidedBy: alumniAdminId } }),
      ...(photo.complaint !== undefined && second !== undefined && { complainedBy: second }),
    };
    await demo.client.query('select app.enqueue($1, $2, null, null, 10)', [
      drawDemoClass.name,
      JSON.stringify(payload),
    ]);
    if (refusedAs !== undefined)
      notices.push({
        personId: first,
        regionId: alumniRegionId,
        name: 'classPhotoRefused',
        facts: { year: String(found.year), reason: refusedAs },
        path: classAddress(found.year, found.place),
        at: addedAt,
      });
  }
  return notices;
}
