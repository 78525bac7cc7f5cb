import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { AudienceKind } from '../rules/post.ts';
import { drawDemoPicture } from './draw-demo-picture.ts';
import {
  DRAFT,
  EVERY_TERM,
  OF_ALUMNI,
  OF_CAMPUS,
  OF_GROUP,
  PINNED,
  SCHEDULED,
  type NewsTemplate,
} from './news-texts.demo.ts';
import { tellOfNews } from './tell-of-news.ts';

interface DemoPlaces {
  campuses: readonly { id: string }[];
  groups: readonly { id: string; regionId: string }[];
  authorId: string;
}

const DAY_MS = 86_400_000;
const TERMS = 5;
const DAYS_OF_TERM = 146;
const DAYS_APART = 16;
/** So many of the college have looked at some of it. */
const READERS = 300;

const filled = ({ en, es_MX, de_DE }: NewsTemplate, year: number): string =>
  JSON.stringify({ en, es_MX, de_DE }).replaceAll('{year}', String(year));

/** Two years of news in three languages: for everybody, for each campus and class, for alumni; one to come and one draft. */
export async function seedNews(demo: Demo, { campuses, groups, authorId }: DemoPlaces): Promise<void> {
  const random = demo.random.branch('news');
  const at = (daysAgo: number): Date => new Date(demo.now.getTime() - daysAgo * DAY_MS);

  interface Placed {
    publishAt?: Date | null;
    audience?: AudienceKind;
    regionIds?: string[];
    groupIds?: string[];
    pinned?: boolean;
    commentsAllowed?: boolean;
    endsAt?: Date | null;
  }
  const post = (template: NewsTemplate, daysAgo: number, placed: Placed = {}) => {
    const publishAt = placed.publishAt === undefined ? at(daysAgo) : placed.publishAt;
    const createdAt = at(Math.max(daysAgo, 1) + 1);
    return {
      id: random.id(createdAt),
      audience: 'EVERYBODY' as const,
      regionIds: [],
      groupIds: [],
      pinned: false,
      commentsAllowed: false,
      endsAt: null,
      ...placed,
      publishAt,
      picture: template.picture,
      texts: filled(template, (publishAt ?? demo.now).getUTCFullYear()),
      signature: template.sender ?? '',
      authorId,
      createdAt,
      // It was told when it appeared.
      allToldAt: publishAt !== null && publishAt <= demo.now ? publishAt : null,
    };
  };

  const rows = [
    ...Array.from({ length: TERMS }, (_, term) =>
      EVERY_TERM.map((template, index) =>
        post(template, 3 + term * DAYS_OF_TERM + (EVERY_TERM.length - 1 - index) * DAYS_APART),
      ),
    ).flat(),
    post(PINNED, 6, { pinned: true, endsAt: at(-45) }),
    post(PINNED, 371, { endsAt: at(330) }),
    ...campuses.map(({ id }, index) => post(OF_CAMPUS, 1 + index, { audience: 'REGIONS', regionIds: [id] })),
    ...groups.map(({ id, regionId }) =>
      post(OF_GROUP, 2, { audience: 'GROUPS', regionIds: [regionId], groupIds: [id], commentsAllowed: true }),
    ),
    post(OF_ALUMNI, 9, { audience: 'ALUMNI', pinned: true }),
    post(OF_ALUMNI, 374, { audience: 'ALUMNI' }),
    post(SCHEDULED, 0, { publishAt: at(-9) }),
    post(DRAFT, 2, { publishAt: null }),
  ];
  await bulkInsert(
    demo.client,
    'newsPost',
    rows.map(({ picture: _drawnLater, ...row }) => row),
  );
  const enqueue = (name: string, payload: object, key: string | null, runAt: Date | null) =>
    demo.client.query('select app.enqueue($1, $2, $3, $4, 10)', [name, JSON.stringify(payload), key, runAt]);
  for (const { id: postId, publishAt } of rows)
    if (publishAt && publishAt > demo.now)
      await enqueue(tellOfNews.name, { postId }, `${tellOfNews.name}:${postId}`, publishAt);
  for (const [picture, posts] of Map.groupBy(rows, (row) => row.picture))
    if (picture)
      await enqueue(drawDemoPicture.name, { picture, postIds: posts.map(({ id }) => id) }, null, null);
  // As many as there are now, for what each kind of post was told to then.
  await demo.client.query(
    `update news_post n set to_tell = c.people, told = c.people
     from (
       select 'EVERYBODY' as audience, '{}'::uuid[] as regions, '{}'::uuid[] as groups, count(*)::int as people
         from person where status = 'ACTIVE' and not registered_freely
       union all select 'ALUMNI', '{}', '{}', count(*)::int
         from person where status = 'ACTIVE' and graduated_on is not null
       union all select 'REGIONS', array[r.region_id], '{}', count(*)::int
         from person_region r join person p on p.id = r.person_id and p.status = 'ACTIVE' group by r.region_id
       union all select 'GROUPS', array[m.region_id], array[m.group_id], count(*)::int
         from group_member m join person p on p.id = m.person_id and p.status = 'ACTIVE'
         where m.last_day is null group by m.region_id, m.group_id
     ) c
     where n.all_told_at is not null and c.audience = n.audience and c.regions = n.region_ids and c.groups = n.group_ids`,
  );
  await demo.client.query(
    `insert into news_read (person_id, post_id, read_at)
     select p.id, n.id, least(n.publish_at + interval '20 hours', $1)
     from news_post n,
       (select * from ((select id, region_ids from person where status = 'ACTIVE' order by id limit $2)
         union select id, region_ids from person where email like '%@berea.test') readers) p
     where n.publish_at < $1::timestamptz
       and (n.audience = 'EVERYBODY' or n.audience = 'REGIONS' and p.region_ids && n.region_ids)
       -- Of the newest posts few have been opened, of the others most.
       and abs(hashtext(p.id::text || n.id::text)) % 10
         < case when n.publish_at > $1::timestamptz - interval '5 days' then 2 else 8 end`,
    [demo.now, READERS],
  );
}
