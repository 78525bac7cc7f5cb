import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';

const NOT_FOUND = 'Oops! 404 - PAGE NOT FOUND';

interface Row {
  path: string;
  anyOf: readonly string[] | null;
}

/** What the app says of itself is read while it runs: it is written for a browser, and the compiler holds stories to Node. */
const app = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ pathToFileURL(`apps/web/${path}`).href) as Promise<Module>;

const { SCREENS } = await app<{ SCREENS: object }>('screens.ts');
const { PLACES } = await app<{ PLACES: readonly Row[] }>('site-map/places.ts');
const { placeOf } = await app<{ placeOf(address: string): Row | undefined }>('site-map/place-of.ts');

/** The addresses at which there are screens. All others must open nothing. */
const built = Object.keys(SCREENS);

/** /users/:_id stands for everybody's page. */
const isBuilt = (address: string): boolean =>
  built.some((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address));

const addresses = PLACES.filter(({ anyOf }) => anyOf !== null).map(({ path }) => path);
const beneath = [
  '/dashboard/x',
  '/profile/anything',
  '/student/x',
  '/teaching/x/y/z',
  '/documents/d1',
  '/users/u1',
  '/users/u1/x',
  '/transaction/t1',
  '/usersomething',
];

const people = {
  student: ['user'],
  manager: ['user', 'manager'],
  admin: ['user', 'admin'],
  reports: ['user', 'reportsAdmin'],
  onlysuper: ['user', 'superadmin'],
  superadmin: ['user', 'manager', 'admin', 'superadmin'],
} as const;

interface Arrival {
  address: string;
  isFound: boolean;
}

const WITH_A_GROUP = {
  '/teachers': 'select teacher_id as id, group_id from group_teacher',
  '/users': 'select person_id as id, group_id from group_member',
  '/courses': 'select course_id as id, group_id from course_group',
  '/regions': 'select region_id as id, id as group_id from student_group',
};
/** The pages on which the group is read without opening anything. */
const NAMES_ITS_GROUP = new Set(['/teachers', '/users']);

/** The addresses of this site that are linked on the page. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href^="/"]')].map((link) => new URL(link.href).pathname)`,
  );

const isRefused = (address: string, roles: readonly string[]): boolean => {
  const anyOf = placeOf(address)?.anyOf;
  return Boolean(anyOf) && !(isBuilt(address) && anyOf!.some((role) => roles.includes(role)));
};

/**
 * Goes to one address after the other inside the page, as links would, each time from a page that everybody may see,
 * and says where that led. All of it happens in the page itself: there are hundreds of ways to go.
 */
const openAll = (page: Page, wanted: readonly string[]): Promise<Arrival[]> =>
  page.evaluate<Arrival[]>(`(async () => {
    const heading = () => document.querySelector('main h1:not([data-left])')?.innerText;
    const until = async (isSo) => {
      const patience = performance.now() + 20_000;
      while (!isSo()) {
        if (performance.now() > patience) throw new Error(location.pathname + ' shows no heading');
        await new Promise(requestAnimationFrame);
      }
    };
    const go = async (address) => {
      document.querySelector('main h1')?.setAttribute('data-left', 'true');
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      await until(heading);
      return { address: location.pathname + location.search, isFound: heading() !== '${NOT_FOUND}' };
    };
    const arrivals = [];
    for (const address of ${JSON.stringify(wanted)}) {
      await go('/privacy');
      await until(() => heading() === 'Privacy');
      arrivals.push(await go(address));
    }
    return arrivals;
  })()`);

/** What the site map says must come of it. */
function expectedFor(address: string, roles: readonly string[] | null): Arrival {
  const isOfProfile = address.startsWith('/profile');
  const anyOf = isOfProfile ? ['user'] : placeOf(address)?.anyOf;
  if (!anyOf) return { address, isFound: false };
  if (roles === null) {
    const back = isOfProfile ? '' : `?redirect=${encodeURIComponent(address)}`;
    return { address: `/login${back}`, isFound: true };
  }
  const mayOpen = roles.some((role) => anyOf.includes(role));
  return mayOpen ? { address, isFound: isBuilt(address) } : { address: '/dashboard', isFound: true };
}

const tried = [...addresses, ...beneath];

/**
 * Which roles open which address is proved without a browser (apps/web/site-map/route-table.test.ts). Here a superadmin
 * opens all of them; a visitor and a student try every third, and the others open what a student may not.
 */
function triedBy(account: keyof typeof people | null): string[] {
  if (account === 'superadmin') return tried;
  if (account === null) return tried.filter((_, index) => index % 3 === 0);
  if (account === 'student') return tried.filter((_, index) => index % 3 === 1);
  return tried.filter((address) => {
    const anyOf = placeOf(address)?.anyOf ?? [];
    return !anyOf.includes('user') && people[account].some((role) => anyOf.includes(role));
  });
}

describe('every address opens for those whom the site map names, and for nobody else', () => {
  test('seen by a visitor (NAV-01, NAV-03, NAV-10)', async ({ page }) => {
    await visit(page, '/terms');
    const some = triedBy(null);
    expect(await openAll(page, some)).toEqual(some.map((address) => expectedFor(address, null)));
  });

  test.for(Object.keys(people) as (keyof typeof people)[])(
    'seen by %s (NAV-04, NAV-11)',
    async (account, { page }) => {
      await signInAs(page, account);
      const own = triedBy(account);
      expect(own.length).toBeGreaterThan(0);
      expect(await openAll(page, own)).toEqual(own.map((address) => expectedFor(address, people[account])));
      await expectSoon(() => page.locator('main h1').count()).toBe(1);
    },
  );

  test('no link on the pages of records that have a group leads an administrator where only managers may go', async ({
    page,
    site,
  }) => {
    await signInAs(page, 'admin');
    const refused: string[] = [];
    for (const [list, found] of Object.entries(WITH_A_GROUP)) {
      const [record] = await site.query<{ id: string; group: string }>(
        `select one.id, g.name as "group" from (${found}) one join student_group g on g.id = one.group_id
         join group_member m on m.group_id = g.id join person p on p.id = m.person_id
         where p.email = 'student@berea.test' limit 1`,
      );
      await visit(page, `${list}/${record?.id}`);
      await arrive(page);
      if (NAMES_ITS_GROUP.has(list)) await expectText(page, new RegExp(record?.group ?? 'no group'));
      const links = await linksOn(page);
      refused.push(...links.filter((address) => isRefused(address, people.admin)));
    }
    expect(refused).toEqual([]);
  });
});
