import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { MinistryDesk, type SignedIn } from './testing/ministry-desk.ts';

let college: College;
let desk: MinistryDesk;
let ana: SignedIn;
let ben: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await MinistryDesk.open(college);
  ana = await desk.alumnus({ firstName: 'Ana', lastName: 'Ruiz' });
  ben = await desk.alumnus({ firstName: 'Ben', lastName: 'Okoro' });
});
afterAll(() => college.close());

test('only what was approved is offered, a few times a day, and to nobody who has blocked its owner', async () => {
  const owner = await desk.alumnus();
  const offer = ({ _id }: { _id: string }, userId: string | null) =>
    desk.change(owner, 'offerMinistry', _id, { userId });
  await expect(offer(await desk.create(owner), ben.person.id)).rejects.toThrow('ministryNotApprovedYet');
  const made = await desk.approved(owner);
  await college.database.owner.query(
    `insert into blocked_sender (person_id, sender_id, sender_name, sender_address, blocked_at)
     values ($1, $2, 'Owner', 'owner@berea.test', now())`,
    [ana.person.id, owner.person.id],
  );
  await expect(offer(made, ana.person.id)).rejects.toThrow('ministryNeedsAlumnus');
  const { data } = await owner.call('{ possibleOwners { fullName } }');
  expect(JSON.stringify(data)).toContain('Ben Okoro');
  expect(JSON.stringify(data)).not.toContain('Ana Ruiz');
  for (let time = 0; time < 5; time++) {
    await offer(made, ben.person.id);
    await offer(made, null);
  }
  await expect(offer(made, ben.person.id)).rejects.toThrow('tooManyRequests');
});

test('a person who is offered a listing reads what was approved, and neither what waits nor what is approved no more (HOLE-66)', async () => {
  const owner = await desk.alumnus({ firstName: 'Ola', lastName: 'Berg' });
  const made = await desk.approved(owner, { name: 'Approved words' });
  await desk.update(owner, made, { name: 'Unapproved words' });
  await desk.change(owner, 'offerMinistry', made._id, { userId: ben.person.id });
  const offers = async () =>
    (await ben.call('{ ministryOffers { name ownerName } }')).data?.['ministryOffers'];
  expect(await offers()).toEqual([{ name: 'Approved words', ownerName: 'Ola Berg' }]);
  const tasks = async () => (await ben.call('{ ownTasks { name path about } }')).data?.['ownTasks'];
  const task = { name: 'answerMinistryOffer', path: '/alumni/ministries/mine', about: 'Approved words' };
  expect(await tasks()).toEqual([task]);
  const { rows: told } = await college.database.owner.query<{ facts: string }>(
    `select n::text as facts from notification n where n.person_id = $1`,
    [ben.person.id],
  );
  const mails = await desk.mailsTo(ben);
  const read = JSON.stringify([told, mails]);
  expect(read).toContain('Approved words');
  expect(read).not.toContain('Unapproved words');
  // Once an admin refuses what was seen, there is nothing to take on until something is approved again.
  const other = await desk.approved(owner, { name: 'Refused later' });
  await desk.change(owner, 'offerMinistry', other._id, { userId: ben.person.id });
  await desk.decide(desk.admin, await desk.said(other._id), 'REFUSED');
  expect(await offers()).toEqual([{ name: 'Approved words', ownerName: 'Ola Berg' }]);
  const accept = () => desk.change(ben, 'answerMinistryOffer', other._id, { isAccepted: true });
  await expect(accept()).rejects.toThrow('ministryOfferGone');
  await desk.decide(desk.admin, await desk.said(other._id));
  expect(await accept()).toBe(true);
});

test('what waits is told to all alumni admins where the settings name nobody, or its own owner', async () => {
  const subject = 'The ministry Told of waits for approval.';
  const timesTold = async (by: SignedIn) =>
    (await desk.mailsTo(by)).filter((mail) => mail.subject === subject).length;
  const admin = await college.signedIn({
    regionIds: [desk.regionId],
    roles: ['user', 'admin'],
    regionRoles: [{ regionId: desk.regionId, roleNames: ['admin'] }],
    graduatedOn: '2020-06-01',
  });
  const name = (id: string | null) =>
    college.database.owner.query('update site_settings set alumni_admin_id = $1', [id]);
  await name(admin.person.id);
  await desk.create(admin, { name: 'Told of' });
  expect([await timesTold(admin), await timesTold(desk.admin)]).toEqual([0, 1]);
  await name(null);
  const made = await desk.create(ana, { name: 'Told of' });
  expect([await timesTold(admin), await timesTold(desk.admin)]).toEqual([1, 2]);
  await desk.change(ana, 'withdrawMinistry', made._id, { isWithdrawn: true });
  await desk.change(ana, 'withdrawMinistry', made._id, { isWithdrawn: false });
  expect(await timesTold(desk.admin)).toBe(3);
  await name(desk.admin.person.id);
});

test('what an alumni admin has deleted, its owner does not bring back', async () => {
  const made = await desk.approved(ana, { name: 'Removed' });
  await desk.change(desk.admin, 'deleteMinistry', made._id);
  await expect(desk.change(ana, 'restoreMinistry', made._id)).rejects.toThrow('recordNotFound');
  expect(await desk.seen(ben, made._id)).toBeNull();
});

test('of two alumni admins the second is told that there is another note', async () => {
  const made = await desk.create(ana);
  const note = (adminNote: string, noteRead: string) =>
    desk.change(desk.admin, 'noteOnMinistry', made._id, { adminNote, noteRead });
  await note('Asked her by phone.', '');
  await expect(note('Ask her.', '')).rejects.toThrow('changedMeanwhile');
  expect(await note('Asked her twice.', 'Asked her by phone.')).toMatchObject({
    adminNote: 'Asked her twice.',
  });
});

test('nobody gets more listings than a person may have, neither handed on nor restored', async () => {
  const owner = await desk.alumnus();
  const deleted = await desk.create(owner);
  await desk.change(owner, 'deleteMinistry', deleted._id);
  await college.database.owner.query(
    'insert into ministry (id, person_id) select gen_random_uuid(), $1 from generate_series(1, 50)',
    [owner.person.id],
  );
  await expect(desk.change(owner, 'restoreMinistry', deleted._id)).rejects.toThrow('ministriesTooMany');
  const made = await desk.create(ana);
  await expect(
    desk.change(desk.admin, 'assignMinistry', made._id, { userId: owner.person.id }),
  ).rejects.toThrow('ministriesOfOwnerTooMany');
});

test('what was refused and is sent again comes with what was decided before (ALUM-33)', async () => {
  const made = await desk.create(ana, { name: 'Choir' });
  const first = await desk.said(made._id);
  expect(first).toMatchObject({ isFirst: true, wasRefused: false });
  await desk.decide(desk.admin, first, 'REFUSED', { adminComments: 'Which choir?' });
  const kept = await desk.kept(ana, made._id);
  await desk.update(ana, { _id: made._id, version: kept?.version ?? 0 }, { name: 'Prison choir' });
  const again = await desk.said(made._id);
  expect(again).toMatchObject({ name: 'Prison choir', isFirst: true, wasRefused: true });
  const EARLIER = `query e($versionId: ID!) { ministryToDecide(versionId: $versionId) {
    earlier { name status adminComments decidedByName } } }`;
  const { data } = await desk.admin.call(EARLIER, { versionId: again._id });
  expect(data?.['ministryToDecide']).toEqual({
    earlier: [
      {
        name: 'Choir',
        status: 'REFUSED',
        adminComments: 'Which choir?',
        decidedByName: 'Charlotte Beaumont',
      },
    ],
  });
  const { errors } = await ben.call(EARLIER, { versionId: again._id });
  expect(errors).not.toEqual([]);
});

test('of two alumni of one name, an admin who hands a listing on reads what the college has recorded', async () => {
  await desk.alumnus({ firstName: 'Same', lastName: 'Name' });
  await college.database.owner.query(
    `insert into alumni_profile (person_id, shows_year, shows_place) select id, false, false from person where last_name = 'Name'
     on conflict (person_id) do update set shows_year = false, shows_place = false`,
  );
  await college.database.owner.query(`update person set graduation_place = 'Wales' where last_name = 'Name'`);
  const OWNERS = '{ possibleOwners(search: "same") { fullName gradYear gradPlace } }';
  const told = async (by: SignedIn) => (await by.call(OWNERS)).data?.['possibleOwners'];
  expect(await told(desk.admin)).toEqual([{ fullName: 'Same Name', gradYear: 2024, gradPlace: 'Wales' }]);
  expect(await told(ben)).toEqual([{ fullName: 'Same Name', gradYear: null, gradPlace: null }]);
});
