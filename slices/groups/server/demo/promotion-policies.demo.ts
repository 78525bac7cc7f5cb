import type { Demo } from '#kit/demo/demo.ts';

/** Of each campus and year: hours, attendance, evaluations, their mean in tenths, dues. */
const POLICIES = [
  ['US-Colorado', 1, false, 85, 1, null, true],
  ['US-Colorado', 2, true, 85, 1, 30, true],
  ['GB-Walsall', 1, false, 90, null, null, false],
  ['GB-Walsall', 2, false, 90, 1, 35, false],
  ['ID-Jakarta', 1, true, null, null, null, false],
  ['ID-Jakarta', 2, false, 80, 1, null, false],
] as const;

/** Every campus asks something else besides courses. */
export async function seedPromotionPolicies({ client }: Demo): Promise<void> {
  await client.query(
    `insert into promotion_policy (region_id, study_year, asks_hours, min_attendance, min_evaluations, min_score_tenths, asks_dues)
     select r.id, p.study_year, p.asks_hours, p.min_attendance, p.min_evaluations, p.min_score_tenths, p.asks_dues
     from jsonb_to_recordset($1) as p (slug text, study_year integer, asks_hours boolean, min_attendance integer,
       min_evaluations integer, min_score_tenths integer, asks_dues boolean) join region r on r.slug = p.slug`,
    [
      JSON.stringify(
        POLICIES.map(([slug, year, hours, attendance, evaluations, score, dues]) => ({
          slug,
          study_year: year,
          asks_hours: hours,
          min_attendance: attendance,
          min_evaluations: evaluations,
          min_score_tenths: score,
          asks_dues: dues,
        })),
      ),
    ],
  );
}
