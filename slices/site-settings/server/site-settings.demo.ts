import type { Demo } from '#kit/demo/demo.ts';

interface SpecialParts {
  globalRegionId: string;
  alumniRegionId: string;
  alumniAdminId: string;
}

/** The demo college's own names, and who and what has a special part in it. */
export async function seedSiteSettings(demo: Demo, parts: SpecialParts): Promise<void> {
  await demo.client.query(
    `update site_settings set org_name = 'Berea Bible College', short_name = 'Berea', app_name = 'eCharis',
       sender_email = 'no-reply@berea.test', global_region_id = $1, alumni_region_id = $2, alumni_admin_id = $3`,
    [parts.globalRegionId, parts.alumniRegionId, parts.alumniAdminId],
  );
}
