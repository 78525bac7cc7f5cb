import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#kit/messages/locales.ts';
import { College } from '#testing/college.ts';
import { publicAddress } from '../../rules/public-address.ts';
import { MinistryDesk, type Kept, type SignedIn } from '../testing/ministry-desk.ts';
import { Visitor } from '../testing/visitor.ts';

let college: College;
let desk: MinistryDesk;
let ana: SignedIn;
let kitchen: Kept;
const visitor = () => new Visitor(college);
const addressOf = ({ _id: id, name }: Kept): string => publicAddress({ id, name });

const SECRETS = {
  owner: 'owner-secret@example.org',
  hidden: 'hidden-contact@example.org',
  pending: 'Pending words nobody has approved',
  note: 'Note among admins',
  inside: 'Only for alumni',
  refused: 'Refused words',
  reason: 'Reason of the refusal',
};

beforeAll(async () => {
  college = await College.open();
  desk = await MinistryDesk.open(college);
  ana = await college.signedIn({
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: SECRETS.owner,
    regionIds: [desk.regionId],
    graduatedOn: '2024-06-01',
  });
  kitchen = await desk.approved(ana, {
    name: 'Hope <Kitchen>',
    ministers: 'Ana & Ben',
    description: 'Soup</script><script>alert(1)</script>',
    city: 'Nairobi',
    country: 'KE',
    latitude: -1.28333,
    longitude: 36.81667,
    contactEmail: SECRETS.hidden,
    website: 'https://kitchen.example.org',
    isPublic: true,
  });
  await desk.change(desk.admin, 'noteOnMinistry', kitchen._id, { adminNote: SECRETS.note, noteRead: '' });
});
afterAll(() => college.close());

describe('the public page of a ministry (HOLE-66)', () => {
  test('tells what was approved, as text, with what search engines ask for', async () => {
    const { status, body, headers } = await visitor().readMinistry(kitchen);
    expect(status).toBe(200);
    expect(body).toContain('<h1>Hope &lt;Kitchen&gt;</h1>');
    expect(body).toContain('Nairobi, Kenya');
    expect(body).toContain('<title>Hope &lt;Kitchen&gt; · ');
    expect(body).toMatch(/<meta name="description" content="Nairobi, Kenya · Ana &amp; Ben/);
    expect(body).toContain('property="og:title" content="Hope &lt;Kitchen&gt;"');
    expect(body).not.toContain('<script>');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      name: 'Hope <Kitchen>',
      address: { addressLocality: 'Nairobi', addressCountry: 'KE' },
    });
    for (const locale of LOCALES) expect(body).toContain(`?lang=${locale}"`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('speaks the reader’s language, or the one that its address asks for', async () => {
    const german = await new Visitor(college, 'de-CH,de;q=0.9').readMinistry(kitchen);
    expect(german.body).toContain('<html lang="de-DE">');
    expect(german.body).toContain('Nairobi, Kenia');
    expect(german.headers.get('vary')).toContain('accept-language');
    const polish = await visitor().read(`${addressOf(kitchen)}?lang=pl_PL`);
    expect(polish.body).toContain('<html lang="pl-PL">');
    expect(polish.body).toMatch(/rel="canonical" href="[^"]+\?lang=pl_PL"/);
    // As the map of the site has it.
    expect((await visitor().read('/ministries')).body).toMatch(/rel="canonical" href="[^"]+\/ministries"/);
  });

  test('has one address, to which others lead', async () => {
    const { status, headers } = await visitor().read(`/ministries/${kitchen._id}-old-name?lang=de_DE`);
    expect([status, headers.get('location')]).toEqual([301, `${addressOf(kitchen)}?lang=de_DE`]);
  });

  test('is asked for again only when it has changed', async () => {
    const first = await visitor().readMinistry(kitchen);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await visitor().read(addressOf(kitchen), { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('shows where a ministry is to a tenth of a degree, on a map that asks no other site', async () => {
    const { body } = await visitor().readMinistry(kitchen);
    expect(body).toContain('href="/ministries/world.svg"');
    expect(body).not.toMatch(/36\.81|1\.28/);
    const loaded = [...body.matchAll(/(?:src|<image href)="([^"]+)"/g)].map(([, address]) => address);
    expect(loaded.filter((address) => !address?.startsWith('/'))).toEqual([]);
    expect((await visitor().read('/ministries/world.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });
});

test('what is not public, waits, was refused, hidden or deleted is nowhere, and nobody learns that it is (ALUM-27, ALUM-31)', async () => {
  const inside = await desk.approved(ana, { name: SECRETS.inside });
  const pending = await desk.create(ana, { name: SECRETS.pending, isPublic: true });
  const refused = await desk.create(ana, { name: SECRETS.refused, isPublic: true });
  await desk.decide(desk.admin, await desk.said(refused._id), 'REFUSED', { adminComments: SECRETS.reason });
  const hidden = await desk.approved(ana, { name: 'Harbour choir', isPublic: true });
  expect((await visitor().readMinistry(hidden)).status).toBe(200);
  await desk.change(ana, 'hideMinistry', hidden._id, { isHidden: true });
  const gone = await desk.approved(ana, { name: 'Gone choir', isPublic: true });
  await desk.change(ana, 'deleteMinistry', gone._id);
  const never = { ...gone, _id: '0199f0a0-0000-7000-8000-000000000001' };
  const pages = await Promise.all(
    [inside, pending, refused, hidden, gone, never].map((one) => visitor().readMinistry(one)),
  );
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  const all = await visitor().read('/ministries');
  for (const name of [SECRETS.inside, SECRETS.pending, SECRETS.refused, 'choir'])
    expect(all.body).not.toContain(name);
  await desk.change(ana, 'hideMinistry', hidden._id, { isHidden: false });
  expect((await visitor().readMinistry(hidden)).status).toBe(200);
});

test('an edit is not public before it is approved, and what is taken back is not public any more at once (HOLE-66)', async () => {
  const edited = await desk.approved(ana, { name: 'Prison visits', isPublic: true });
  const waiting = await desk.update(ana, edited, { name: SECRETS.pending, isPublic: true });
  expect((await visitor().readMinistry(edited)).body).toContain('Prison visits');
  await desk.update(ana, waiting, { name: 'Prison visits', isPublic: false });
  expect((await visitor().readMinistry(edited)).status).toBe(404);
});

describe('the public registry (HOLE-66)', () => {
  test('is searched by a plain form, and narrowed to a country', async () => {
    await desk.approved(ana, { name: 'Alpine school', city: 'Chur', country: 'CH', isPublic: true });
    const all = (await visitor().read('/ministries')).body;
    for (const name of ['Alpine school', 'Hope &lt;Kitchen&gt;']) expect(all).toContain(name);
    expect(all).toContain('<option value="CH">Switzerland</option>');
    const found = (await visitor().read('/ministries?q=alp&country=')).body;
    expect(found).toContain('Alpine school');
    expect(found).not.toContain('Kitchen');
    expect(found).toContain('1 ministry<');
    const kenya = (await visitor().read('/ministries?q=&country=KE')).body;
    expect(kenya).toContain('Kitchen');
    expect(kenya).not.toContain('Alpine');
    const none = (await visitor().read('/ministries?q=zzz')).body;
    expect(none).toContain('No ministries match');
    expect(none).toContain('name="robots" content="noindex"');
  });

  test('is read page by page to its end, each ministry once', async () => {
    for (let number = 0; number < 26; number++)
      await desk.approved(ana, { name: `Village ${String(number).padStart(2, '0')}`, isPublic: true });
    const names: string[] = [];
    let path = '/ministries?q=village';
    while (path !== '') {
      const { body } = await visitor().read(path);
      names.push(...[...body.matchAll(/>(Village \d\d)<\/a>/g)].map(([, name = '']) => name));
      path = (/rel="next" href="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&');
    }
    expect(names).toHaveLength(26);
    expect(new Set(names).size).toBe(26);
  });

  test.each([
    'after=nonsense',
    'country=XX',
    'lang=xx',
    `q=${'x'.repeat(500)}`,
    'q=%00',
    'q=%27%3B--',
    'q=%E0%A4',
  ])('answers %s', async (query) => {
    expect((await visitor().read(`/ministries?${query}`)).status).toBe(200);
  });

  test('stands in the map of the site, and only it may be read by search engines', async () => {
    const map = (await visitor().read('/sitemap.xml')).body;
    expect(map).toContain(`${addressOf(kitchen)}</loc>`);
    const listed = [...map.matchAll(/\/ministries\/([0-9a-f-]{36})/g)].map(([, id]) => id);
    const { rows } = await college.database.owner.query<{ id: string }>(
      `select m.id from ministry m join ministry_version v on v.id = m.shown_version_id
         join ministry_version c on c.id = m.current_version_id
       where v.is_public and c.is_public and m.hidden_at is null and m.deleted_at is null`,
    );
    expect(new Set(listed)).toEqual(new Set(rows.map(({ id }) => id)));
    expect(listed).toHaveLength(rows.length);
    const { body } = await visitor().read('/robots.txt');
    expect(body).toMatch(
      /^User-agent: \*\nAllow: \/ministries\nAllow: \/sitemap\.xml\nDisallow: \/\n\nSitemap: .+\/sitemap\.xml\n$/,
    );
  });
});

test('no public answer holds what its owner does not show, what was not approved, or what admins write', async () => {
  const { rows } = await college.database.owner.query<{ id: string; name: string }>(
    'select m.id, v.name from ministry m join ministry_version v on v.id = m.current_version_id',
  );
  const paths = [
    '/ministries',
    '/ministries?q=e',
    '/sitemap.xml',
    '/robots.txt',
    ...rows.flatMap((row) => [publicAddress(row), `${publicAddress(row)}/contact`]),
  ];
  const bodies = await Promise.all(paths.map(async (path) => (await visitor().read(path)).body));
  expect(bodies.length).toBeGreaterThan(60);
  for (const secret of [...Object.values(SECRETS), ana.person.id])
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
});

test('an address is public when its owner shows it', async () => {
  const shown = await desk.approved(ana, {
    name: 'Open door',
    isPublic: true,
    contactEmail: 'door@example.org',
    showsContactEmail: true,
  });
  expect((await visitor().readMinistry(shown)).body).toContain('mailto:door@example.org');
});
