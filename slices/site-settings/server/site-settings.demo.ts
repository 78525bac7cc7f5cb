import type { Demo } from '#kit/demo/demo.ts';

interface SpecialParts {
  globalRegionId: string;
  alumniRegionId: string;
  alumniAdminId: string;
}

/**
 * The demo college's own names, what it asks for (it has taught but three terms, so that some meet it and some do not),
 * and who and what has a special part in it.
 */
export async function seedSiteSettings(demo: Demo, parts: SpecialParts): Promise<void> {
  await demo.client.query(
    `update site_settings set org_name = 'Berea Bible College', short_name = 'Berea', app_name = 'eCharis',
       sender_email = 'no-reply@berea.test', global_region_id = $1, alumni_region_id = $2, alumni_admin_id = $3,
       core_after_first_year = 8, electives_after_first_year = 0, core_after_second_year = 11,
       electives_after_second_year = 0, core_to_graduate = 20, electives_to_graduate = 0`,
    [parts.globalRegionId, parts.alumniRegionId, parts.alumniAdminId],
  );
}
