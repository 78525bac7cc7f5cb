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

test('a new ministry is pending, and all alumni find it once an alumni admin has approved it (ALUM-30, ALUM-33)', async () => {
  const made = await desk.create(ana, {
    name: 'Harbour mission',
    country: 'DE',
    city: 'Hamburg',
    hasGraduate: true,
  });
  expect(made).toMatchObject({ status: 'PENDING', shown: null, approved: null });
  expect(await desk.seen(ben, made._id)).toBeNull();
  expect(await desk.seen(ana, made._id)).toBeNull();
  const [waiting] = (await desk.queue(desk.admin, { status: 'PENDING', search: 'harb' })).rows;
  expect(waiting).toMatchObject({ name: 'Harbour mission', number: 1, isFirst: true });
  await desk.decide(desk.admin, await desk.said(made._id));
  expect(await desk.seen(ben, made._id)).toMatchObject({
    name: 'Harbour mission',
    ownerName: 'Ana Ruiz',
    isOwn: false,
  });
  expect(
    await desk.listed(ben, { search: 'hamburg harb', continent: 'EUROPE', hasGraduate: true }),
  ).toHaveLength(1);
  expect(await desk.listed(ben, { search: 'harbour', continent: 'AFRICA' })).toEqual([]);
  expect(await desk.listed(ben, { search: 'harbour', hasMember: true })).toEqual([]);
  const mails = await desk.mailsTo(ana);
  expect(mails.map(({ subject }) => subject)).toContain(
    'Your listing Harbour mission in the ministry registry has been approved.',
  );
  const told = await desk.mailsTo(desk.admin);
  expect(told.map(({ subject }) => subject)).toContain('The ministry Harbour mission waits for approval.');
});

test('an edit waits while others see what was approved, and the owner is told why it was refused (HOLE-66)', async () => {
  const made = await desk.approved(ana, { name: 'Prison choir' });
  const edited = await desk.update(ana, made, { name: 'Prison choir and band' });
  expect(edited).toMatchObject({
    status: 'PENDING',
    name: 'Prison choir and band',
    shown: { name: 'Prison choir' },
  });
  expect(await desk.seen(ben, made._id)).toMatchObject({ name: 'Prison choir' });
  const said = await desk.said(made._id);
  await expect(desk.decide(desk.admin, said, 'REFUSED', { adminComments: ' ' })).rejects.toThrow(
    'ministryReasonMissing',
  );
  const refused = await desk.decide(desk.admin, said, 'REFUSED', {
    adminComments: 'Bands are listed elsewhere.',
  });
  expect(await desk.kept(ana, made._id)).toMatchObject({
    status: 'REFUSED',
    adminComments: 'Bands are listed elsewhere.',
    shown: { name: 'Prison choir' },
  });
  const mail = (await desk.mailsTo(ana)).find(({ subject }) => subject.includes('wasn’t approved yet'));
  expect(mail?.text).toContain('Bands are listed elsewhere.');
  await desk.undo(desk.admin, refused.decisionId);
  expect((await desk.said(made._id)).status).toBe('PENDING');
  await desk.decide(desk.admin, await desk.said(made._id));
  expect(await desk.seen(ben, made._id)).toMatchObject({ name: 'Prison choir and band' });
  expect(await desk.actionsOn(made._id)).toEqual(['createMinistry', 'updateMinistry']);
});

test('whether it is approved, by whom, and the note are for alumni admins alone, and ignored where others say them (TRAP-54, ALUM-28, ALUM-34)', async () => {
  const made = await desk.create(ana, { name: 'Sneaky', approved: true });
  expect(made).toMatchObject({ status: 'PENDING', approved: null, adminNote: null, decidedByName: null });
  await desk.change(desk.admin, 'noteOnMinistry', made._id, {
    adminNote: 'Asked her by phone.',
    noteRead: '',
  });
  await desk.decide(desk.admin, await desk.said(made._id));
  expect(await desk.kept(ana, made._id)).toMatchObject({
    status: 'APPROVED',
    approved: null,
    adminNote: null,
    decidedByName: null,
  });
  expect(await desk.kept(desk.admin, made._id)).toMatchObject({
    approved: true,
    adminNote: 'Asked her by phone.',
    decidedByName: 'Charlotte Beaumont',
  });
  await expect(
    desk.change(ana, 'noteOnMinistry', made._id, { adminNote: 'Mine', noteRead: '' }),
  ).rejects.toThrow('notAllowed');
});

test('what its owner hides nobody else sees, and it comes back as it was (ALUM-31)', async () => {
  const made = await desk.approved(ana, { name: 'Quiet retreat' });
  await desk.change(ana, 'hideMinistry', made._id, { isHidden: true });
  expect(await desk.seen(ben, made._id)).toBeNull();
  expect(await desk.kept(ana, made._id)).toMatchObject({ isHidden: true, status: 'APPROVED', shown: null });
  await desk.change(ana, 'hideMinistry', made._id, { isHidden: false });
  expect(await desk.seen(ben, made._id)).toMatchObject({ name: 'Quiet retreat' });
});

test('nobody changes, hides, decides or even reads what is kept by another alumnus (ALUM-32)', async () => {
  const made = await desk.approved(ana, { name: 'Hers alone' });
  const said = await desk.said(made._id);
  expect(await desk.kept(ben, made._id)).toBeNull();
  await expect(desk.update(ben, made, { name: 'His now' })).rejects.toThrow('recordNotFound');
  for (const [name, more] of [
    ['hideMinistry', { isHidden: true }],
    ['withdrawMinistry', { isWithdrawn: true }],
    ['offerMinistry', { userId: ben.person.id }],
    ['deleteMinistry', {}],
    ['restoreMinistry', {}],
    ['answerMinistryOffer', { isAccepted: true }],
  ] as const)
    await expect(desk.change(ben, name, made._id, more)).rejects.toThrow(/recordNotFound|ministryOfferGone/);
  await expect(desk.update(desk.admin, made, { name: 'Hers no more' })).rejects.toThrow('recordNotFound');
  await expect(desk.decide(ben, said)).rejects.toThrow('notAllowed');
  // An id that is taken by another's ministry makes none.
  await expect(desk.create(ben, { name: 'His' }, made._id)).rejects.toThrow('recordNotFound');
});

test('a student neither finds nor lists ministries; an alumni admin who has not graduated lists none (ALUM-06)', async () => {
  const student = await college.signedIn({ regionIds: [desk.regionId] });
  await expect(desk.listed(student)).rejects.toThrow('notAllowed');
  await expect(desk.create(student)).rejects.toThrow('notAllowed');
  await expect(desk.create(desk.admin)).rejects.toThrow('notAllowed');
});

test('nobody approves their own', async () => {
  const admin = await college.signedIn({
    roles: ['user', 'admin'],
    graduatedOn: '2020-06-01',
    regionIds: [desk.regionId],
    regionRoles: [{ regionId: desk.regionId, roleNames: ['admin'] }],
  });
  const made = await desk.create(admin, { name: 'Self-made' });
  const said = await desk.said(made._id);
  await expect(desk.decide(admin, said)).rejects.toThrow('recordNotFound');
  expect((await desk.queue(admin, { search: 'self-made' })).rows).toEqual([]);
});

test('of two tabs the second is told that there is another version, and a form that is sent twice makes one', async () => {
  const made = await desk.create(ana, { name: 'Twice' });
  expect(await desk.create(ana, { name: 'Twice' }, made._id)).toMatchObject({ _id: made._id, version: 1 });
  const first = await desk.update(ana, made, { name: 'Twice, edited' });
  await expect(desk.update(ana, made, { name: 'Twice, otherwise' })).rejects.toThrow('changedMeanwhile');
  expect(await desk.update(ana, made, { name: 'Twice, edited' })).toMatchObject({ version: first.version });
  const [before] = (await desk.queue(desk.admin, { search: 'twice' })).rows;
  await desk.update(ana, first, { name: 'Twice, third' });
  if (!before) throw new Error('It waits for a decision.');
  await expect(desk.decide(desk.admin, before)).rejects.toThrow('ministryChangedByOwner');
  // Its address leads to what is said now.
  expect(await desk.toDecide(before._id)).toMatchObject({ name: 'Twice, third', status: 'PENDING' });
  await desk.change(ana, 'withdrawMinistry', made._id, { isWithdrawn: true });
  expect(await desk.toDecide(before._id)).toBeNull();
});

test('what waits is withdrawn and sent again', async () => {
  const made = await desk.approved(ana, { name: 'Second thoughts' });
  const edited = await desk.update(ana, made, { name: 'Other thoughts' });
  await desk.change(ana, 'withdrawMinistry', made._id, { isWithdrawn: true });
  expect(await desk.kept(ana, made._id)).toMatchObject({
    name: 'Second thoughts',
    status: 'APPROVED',
    withdrawn: { name: 'Other thoughts' },
  });
  await expect(desk.change(ana, 'withdrawMinistry', made._id, { isWithdrawn: true })).rejects.toThrow(
    'ministryNotWaiting',
  );
  expect(await desk.change(ana, 'withdrawMinistry', made._id, { isWithdrawn: false })).toMatchObject({
    name: 'Other thoughts',
    status: 'PENDING',
    withdrawn: null,
  });
  expect(edited.status).toBe('PENDING');
});

test('owner and alumni admin delete a listing, and bring it back (HOLE-66)', async () => {
  const made = await desk.approved(ana, { name: 'Short-lived' });
  for (const by of [ana, desk.admin]) {
    await desk.change(by, 'deleteMinistry', made._id);
    expect(await desk.seen(ben, made._id)).toBeNull();
    expect(await desk.kept(ana, made._id)).toBeNull();
    await desk.change(by, 'restoreMinistry', made._id);
    expect(await desk.seen(ben, made._id)).toMatchObject({ name: 'Short-lived' });
  }
});

test('a place is stored to a tenth of a degree, and an exact one nowhere', async () => {
  const made = await desk.create(ana, { latitude: 39.739236, longitude: -104.990251 });
  expect(made).toMatchObject({ latitude: 39.7, longitude: -105 });
  const { rows } = await college.database.owner.query<{ found: string }>(
    `select 'audit' as found from audit a where a::text like '%39.73%'
     union all select 'version' from ministry_version v where v::text like '%39.73%'`,
  );
  expect(rows).toEqual([]);
  await expect(desk.create(ana, { latitude: 39.7 })).rejects.toThrow('ministryPlaceInvalid');
  const denver = { latitude: 39.7, longitude: -105 };
  await expect(desk.create(ana, { country: 'KE', ...denver })).rejects.toThrow('ministryPlaceElsewhere');
});

test('an address that is not shown is its owner’s alone, and one that is switched off is gone at once', async () => {
  const email = 'ana@kitchen.example';
  const made = await desk.approved(ana, {
    name: 'Addressed',
    contactEmail: email,
    showsContactEmail: true,
    isPublic: true,
  });
  expect(await desk.seen(ben, made._id)).toMatchObject({ contactEmail: email, isPublic: true });
  await desk.update(ana, made, { name: 'Addressed', showsContactEmail: false, isPublic: false });
  expect(await desk.seen(ben, made._id)).toMatchObject({ contactEmail: '', isPublic: false });
  expect(await desk.kept(desk.admin, made._id)).toMatchObject({ contactEmail: '' });
  expect((await desk.said(made._id)).contactEmail).toBe('');
  expect(await desk.kept(ana, made._id)).toMatchObject({ contactEmail: email });
  const { rows } = await college.database.owner.query('select id from audit a where a::text like $1', [
    `%${email}%`,
  ]);
  expect(rows).toEqual([]);
});

test('a listing has an owner, who hands it on to another alumnus; that one accepts or declines (ALUM-29)', async () => {
  const made = await desk.approved(ana, { name: 'Handed on', contactEmail: 'hidden@kitchen.example' });
  const student = await college.person({ regionIds: [desk.regionId] });
  const offer = (userId: string | null) => desk.change(ana, 'offerMinistry', made._id, { userId });
  await expect(offer(student.id)).rejects.toThrow('ministryNeedsAlumnus');
  await expect(offer(ana.person.id)).rejects.toThrow('ministryIsTheirs');
  expect(await offer(ben.person.id)).toMatchObject({ offeredToName: 'Ben Okoro' });
  await offer(null);
  const answer = (isAccepted: boolean) =>
    desk.change<boolean>(ben, 'answerMinistryOffer', made._id, { isAccepted });
  await expect(answer(true)).rejects.toThrow('ministryOfferGone');
  await offer(ben.person.id);
  await answer(false);
  expect(await desk.kept(ana, made._id)).toMatchObject({ offeredToName: null });
  await offer(ben.person.id);
  await answer(true);
  expect(await desk.kept(ana, made._id)).toBeNull();
  expect(await desk.kept(ben, made._id)).toMatchObject({
    ownerName: 'Ben Okoro',
    contactEmail: '',
    status: 'APPROVED',
  });
  expect((await desk.mailsTo(ana)).map(({ subject }) => subject)).toContain(
    'The listing Handed on in the ministry registry has a new owner.',
  );
  await desk.change(desk.admin, 'assignMinistry', made._id, { userId: ana.person.id });
  expect(await desk.kept(ana, made._id)).toMatchObject({ ownerName: 'Ana Ruiz' });
});

test('pages follow each other without gap or repetition, by name and by age (ALUM-20)', async () => {
  for (const name of ['Zion', 'Ädifice', 'Beacon', 'beacon', 'Oak'])
    await desk.approved(ana, { name: `Paged ${name}` });
  for (const order of ['NAME', 'NEWEST']) {
    const all = await desk.listed(ben, { search: 'paged' }, { order, first: 100 });
    const one = [];
    for (let after: string | undefined; one.length < all.length; after = one.at(-1)?._id)
      one.push(...(await desk.listed(ben, { search: 'paged' }, { order, first: 2, after })));
    expect(one.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id));
  }
});
