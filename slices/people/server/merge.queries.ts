import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';

export type MovedRecords = Readonly<Record<string, number>>;

export async function moveRecords(tx: Tx, fromId: string, toId: string): Promise<MovedRecords> {
  const { rows } = await sql<{ moved: MovedRecords }>`
    select app.move_records(${fromId}::uuid, ${toId}::uuid) as moved`.execute(tx);
  return rows[0]?.moved ?? {};
}

/** Fills what the kept account does not say from the other. */
export async function fillGaps(tx: Tx, keptId: string, mergedId: string): Promise<void> {
  await tx
    .updateTable('person as kept')
    .from('person as merged')
    .set({
      pictureId: sql`coalesce(kept.picture_id, merged.picture_id)`,
      country: sql`coalesce(kept.country, merged.country)`,
      timeZone: sql`coalesce(kept.time_zone, merged.time_zone)`,
      currency: sql`coalesce(kept.currency, merged.currency)`,
      location: sql`coalesce(nullif(kept.location, ''), merged.location)`,
      socialName: sql`coalesce(nullif(kept.social_name, ''), merged.social_name)`,
      homePage: sql`coalesce(nullif(kept.home_page, ''), merged.home_page)`,
      bornOn: sql`coalesce(kept.born_on, merged.born_on)`,
      graduatedOn: sql`coalesce(kept.graduated_on, merged.graduated_on)`,
      graduationPlace: sql`case when kept.graduated_on is null then merged.graduation_place else kept.graduation_place end`,
      profileVersion: sql`kept.profile_version + 1`,
    })
    .where('kept.id', '=', keptId)
    .where('merged.id', '=', mergedId)
    .execute();
}

export async function closeMerged(tx: Tx, mergedId: string, keptId: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ status: 'DISABLED', mergedInto: keptId })
    .where('id', '=', mergedId)
    .execute();
  // A student under one of the two accounts stays a student.
  await tx
    .updateTable('person')
    .set({ registeredFreely: false })
    .where('id', '=', keptId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('person as merged')
          .select('id')
          .where('id', '=', mergedId)
          .where('registeredFreely', '=', false),
      ),
    )
    .execute();
}
