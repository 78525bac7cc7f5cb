import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import { LOCALE_NAMES } from '#kit/messages/locales.ts';
import { pseudo } from '#testing/pseudo-locale.ts';
import { expectSoon } from '#testing/site/site-expectations.ts';
import type { Site } from '#testing/site/site.ts';
import { test } from '#testing/site/site-story.ts';
import { quiet, signInAs } from '#testing/site/site-visit.ts';

const WIDTHS = [1280, 768, 390];

/** Every text of the app in a language that nobody speaks, a third longer than English. */
async function speakPseudo(page: Page): Promise<void> {
  const { english } = await readBundledMessages();
  const texts = Object.fromEntries(Object.entries(english).map(([id, { text }]) => [id, pseudo(text)]));
  const body = `export const texts = ${JSON.stringify(texts)};`;
  await page.route('**/assets/en-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** What people are called, and their places: these are nobody's to translate. Neither are days and times. */
async function wordsOfTheCollege(site: Site): Promise<string[]> {
  const rows = await site.query<{ content: string }>(
    `select to_jsonb(p)::text as content from person p union all select to_jsonb(r)::text from region r
     union all select to_jsonb(h)::text from hour_entry h union all select to_jsonb(c)::text from hour_category c
     union all select to_jsonb(g)::text from student_group g union all select to_jsonb(a)::text from address a
     union all select to_jsonb(l)::text from log_entry l union all select to_jsonb(u)::text from audit u
     union all select name from course_text union all select title from lesson_text union all select title from exam_text
     union all select texts::text || signature from news_post
     union all select reason from leave_request union all select to_jsonb(t)::text from leave_type t union all select text from absence_explanation`,
  );
  const config = await (await fetch(`${site.origin}/config.json`)).text();
  const dates = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, day)).flatMap((day) =>
    [
      { dateStyle: 'full' } as const,
      { dateStyle: 'medium' } as const,
      { weekday: 'short', month: 'short', day: 'numeric' } as const,
    ].map((style) => day.toLocaleDateString('en', style)),
  );
  const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const spans = (['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((count) => ago.format(count, unit)),
  );
  const all = [
    ...rows.map(({ content }) => content),
    config,
    ...dates,
    ...spans,
    'Autumn Spring Summer Winter',
    'Ctrl Chrome Linux hr min',
    // The log tells who has changed to which language, each by its own name.
    ...Object.values(LOCALE_NAMES),
  ];
  return [...new Set(all.join(' ').match(/[A-Za-z]{2,}/g))];
}

/** Words that stay English, and words that have no room. Lists to choose from hold names; what only speech hears, too. */
const complaints = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const known = new Set(${JSON.stringify(known)});
    // Initials, currencies and halves of the day.
    const CODE = /^[A-Z]{2,3}$/;
    const found = [];
    for (const one of document.querySelectorAll('body *:not(script, style, noscript, option, select)')) {
      if (!one.checkVisibility() || one.closest('[title$="@berea.test"], svg')) continue;
      const words = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(' ');
      const said = [words, one.getAttribute('aria-label') ?? '', one.getAttribute('placeholder') ?? ''].join(' ');
      const english = (said.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !known.has(word) && !CODE.test(word));
      if (english.length > 0) found.push('is English: ' + said.trim());
      if (words.trim() === '' || one.clientWidth < 2) continue;
      if (one.scrollWidth > one.clientWidth + 1) found.push('has no room: ' + words.trim());
    }
    if (document.scrollingElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
    return [...new Set(found)];
  })()`);

async function expectRoomForWords(page: Page, path: string, known: readonly string[]): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await quiet(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Charts are redrawn a moment after the window has changed.
    await expectSoon(async () => ({ path, width, found: await complaints(page, known) })).toEqual({
      path,
      width,
      found: [],
    });
  }
}

describe('in a language that is longer than English, every word has room and none stays English', () => {
  test('for a visitor', async ({ page, site }) => {
    const known = await wordsOfTheCollege(site);
    await speakPseudo(page);
    const [group] = await site.query<{ id: string }>('select id from student_group where open_for_sign_up');
    for (const path of [
      '/login',
      '/forgot-password',
      '/set-password',
      '/reset-password/a-token',
      '/password-recoverd',
      `/create-account/${group?.id}`,
      '/no-such-page',
    ])
      await expectRoomForWords(page, path, known);
  });

  test('for a user signed in', async ({ page, site }) => {
    const known = await wordsOfTheCollege(site);
    await signInAs(page, 'superadmin');
    await speakPseudo(page);
    for (const path of ['/dashboard', '/profile', '/profile?tab=account', '/logits'])
      await expectRoomForWords(page, path, known);
  });
});
