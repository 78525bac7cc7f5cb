import { expect } from 'vitest';
import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAt } from '#testing/site/site-widths.ts';

/** A course of the demo student whose grades are final. */
const FINAL = `with taken as (
    select t.course_id, t.group_id, t.region_id, t.term, t.first_day, p.id as person_id from course_group t
    join group_member m using (group_id) join person p on p.id = m.person_id
    where p.email = 'student@berea.test' order by t.first_day limit 1),
  settled as (
    insert into finalisation (id, course_id, group_id, region_id, finalised_at)
    select uuidv7(), course_id, group_id, region_id, now() from taken
    on conflict (course_id, group_id) where unlocked_at is null do update set finalised_at = now() returning id),
  result as (
    insert into course_result (finalisation_id, person_id, region_id, course_id, group_id, code, term, first_day, credits,
      kind, score, state, parts, steps)
    select settled.id, person_id, region_id, course_id, group_id, 'PHM 101', term, first_day, 3, 'CORE', 9100, 'PASSED',
      '[]', '[]' from taken, settled on conflict do nothing)
  select person_id as id from taken`;

test('a transcript is issued, printed and checked, and a copy that was changed is refused (GRAD-02) (GRAD-03)', async ({
  page,
  site,
  openBrowser,
}) => {
  const [student] = await site.query<{ id: string }>(FINAL);
  const office = await openBrowser(site);
  await signInAs(office, 'admin', `/users/${student?.id}?tab=transcripts`);
  await office.getByRole('button', { name: 'Issue transcript' }).click();
  const issuing = office.getByRole('dialog');
  await issuing.getByLabel('Paper').selectOption('LETTER');
  await issuing.getByRole('button', { name: 'Issue transcript' }).click();
  await expectToast(office, /^Transcript US-COLORADO-\d{4}-\d{4} was issued\.$/);

  await signInAs(page, 'student', '/student/transcript');
  await expectHeading(page, 'Unofficial transcript');
  await expectSoundAt(page, 390, 'student-transcript');
  const link = page.getByRole('link', { name: /^Download US-COLORADO/ }).first();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('article').isVisible()).toBe(true);
  for (const hidden of [page.getByRole('banner'), page.getByRole('button', { name: 'Print' }), link])
    expect(await hidden.isVisible()).toBe(false);
  for (const format of ['A4', 'Letter'])
    expect((await page.pdf({ format, preferCSSPageSize: false })).subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'screen' });

  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const pdf = await answer.body();
  const [paper] = await site.query<{ code: string }>(
    `select verify_code as code from transcript_issue where person_id = '${student?.id}' order by issued_at desc limit 1`,
  );
  const stranger = await openBrowser(site);
  await stranger.goto('/verify');
  await arrive(stranger);
  await stranger.getByLabel('Code').fill(paper?.code.replaceAll(/(.{4})/g, '$1 ') ?? '');
  await stranger.keyboard.press('Enter');
  await expectText(stranger, 'This transcript is genuine.');
  const choose = (buffer: Buffer) =>
    stranger
      .getByLabel('Choose PDF')
      .setInputFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer });
  await choose(pdf);
  await expectText(stranger, /^Your copy matches what the college issued\./);
  const tampered = Buffer.from(pdf);
  tampered[tampered.length - 40] = (tampered.at(-40) ?? 0) ^ 1;
  await choose(tampered);
  await expectText(stranger, /^Your copy doesn’t match what the college issued\./);

  await office.getByRole('button', { name: 'Revoke' }).first().click();
  await office.getByLabel('Reason').fill('The name is misspelled.');
  await office.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expectToast(office, /was revoked\.$/);
  await stranger.reload();
  await expectText(stranger, 'This transcript is no longer valid.');
});
