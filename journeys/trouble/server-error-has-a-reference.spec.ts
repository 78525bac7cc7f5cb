import { expect } from 'vitest';
import type { Site } from '#testing/site/site.ts';
import { expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, logIn, signInAs, visit } from '#testing/site/site-visit.ts';

const unlucky = 'owing@berea.test';

/** The database refuses one person's sessions: an error that nobody foresaw, and that hurts nobody else. */
async function breakLoginOf(site: Site, email: string): Promise<void> {
  await site.query(`
    create function refuse_session() returns trigger language plpgsql as $$
    begin
      if new.person_id = (select id from person where email = '${email}') then
        raise exception 'the disk of ${email} is on fire';
      end if;
      return new;
    end $$;
    create trigger refuse_session before insert on session for each row execute function refuse_session()`);
}

test('a user is told a reference, by which a superadmin finds what happened', async ({
  page,
  site,
  openBrowser,
}) => {
  await breakLoginOf(site, unlucky);
  try {
    await visit(page, '/login');
    await logIn(page, unlucky);
    const toast = page.locator('[data-toast]').getByText('Something went wrong on our side.');
    const words = await toast.innerText();
    expect(words).not.toContain('fire');
    const reference = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/.exec(words)?.[0] ?? '';
    expect(words).toContain(`quote reference ${reference}.`);
    await arrive(page);

    const staff = await openBrowser(site);
    await signInAs(staff, 'superadmin', '/logits?tab=log');
    await staff.getByRole('button', { name: 'Reference' }).click();
    await staff.getByLabel('Reference', { exact: true }).fill(reference);
    await staff.keyboard.press('Enter');
    await expectSoon(() => new URL(staff.url()).searchParams.get('reference')).toBe(reference);
    await expectText(staff, 'Error on the server');
    await expectSoon(() => staff.getByRole('row').count()).toBe(2);
    await arrive(staff);
  } finally {
    await site.query('drop trigger refuse_session on session; drop function refuse_session');
  }
});
