import { randomUUID } from 'node:crypto';
import { until } from '#kit/db/until.ts';
import { CrashCollege } from '../crash/crash-college.ts';

export interface TellingDrill {
  people: number;
  /** How often the program is killed before all are told. */
  kills: number;
}

export interface TellingOutcome {
  kills: number;
  /** People who were not told. */
  leftOut: number;
  /** Notices beyond the first that a person got. */
  copies: number;
  /** What the post says of its progress at the end. */
  told: number;
  seconds: number;
}

const FILL = `
  with campus as (
    insert into region (id, name, slug, type, zone, currency, time_zone)
    values (gen_random_uuid(), 'Drill', 'Drill', 'CAMPUS', 'EUROPE', 'EUR', 'Europe/Berlin') returning id),
  made as (
    insert into person (first_name, last_name, email)
    select 'Ana', 'No ' || n, 'ana' || n || '@example.org' from generate_series(1, $1::int) n returning id),
  placed as (
    insert into person_region (person_id, region_id) select made.id, campus.id from made, campus returning person_id),
  -- Mail about it is another drill.
  unwanted as (
    insert into notification_preference (person_id, definition_id, region_id, subscribed)
    select made.id, d.id, campus.id, false from made, campus, notification_definition d where d.name = 'newsPosted'
    returning person_id)
  insert into news_post (id, audience, region_ids, texts, publish_at)
  select $2, 'REGIONS', array[campus.id], '{"en":{"title":"Snow day","body":""}}', now() from campus`;

/** Kills the program with a post half told, again and again, and counts who was told of it how often. */
export async function killWhileTelling({ people, kills }: TellingDrill): Promise<TellingOutcome> {
  const startedAt = performance.now();
  const college = await CrashCollege.open();
  const postId = randomUUID();
  const toldSoFar = async (): Promise<number> => {
    const rows = await college.query<{ told: number }>('select told from news_post where id = $1', [postId]);
    return rows[0]?.told ?? 0;
  };
  try {
    await college.query(FILL, [people, postId]);
    await college.query(
      `select graphile_worker.add_job('tellOfNews', json_build_object('postId', $1::text))`,
      [postId],
    );
    let killed = 0;
    while (killed < kills) {
      const before = await toldSoFar();
      await until(async () => (await toldSoFar()) > before, {
        ms: 60_000,
        everyMs: 1,
        what: 'more people to be told',
      });
      if ((await toldSoFar()) >= people) break;
      await college.suffer('app');
      killed += 1;
    }
    await until(async () => (await toldSoFar()) >= people, {
      ms: 120_000,
      everyMs: 50,
      what: 'everybody to be told',
    });
    const [count] = await college.query<{ notices: number; told: number }>(
      `select count(*)::integer as notices, count(distinct person_id)::integer as told
       from notification where path = '/news/' || $1`,
      [postId],
    );
    const { notices = 0, told = 0 } = count ?? {};
    return {
      kills: killed,
      leftOut: people - told,
      copies: notices - told,
      told: await toldSoFar(),
      seconds: (performance.now() - startedAt) / 1_000,
    };
  } finally {
    await college.stop();
  }
}
