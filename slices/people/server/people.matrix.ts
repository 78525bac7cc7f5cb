import type { SliceMatrix, Fixture, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staffThere: Who = ['managerThere', 'adminThere', 'superadmin'];
const selfAndStaff: Who = ['self', ...staffThere];
const staff: Who = ['manager', 'admin', 'reportsAdmin', 'superadmin'];
const personEditors: Who = ['self', 'adminThere', 'superadmin'];
const campusEditors: Who = ['adminThere', ['superadmin', 'admin']];

/** One pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const ADDRESS = { country: 'USA', line1: '1 Proof Road' };

/** Neither narrowed nor begun at an id. */
const everybody = { after: undefined, filter: undefined };

/** The id of a record as a list, if the target has one. */
const idsOf = (target: Target, name: string): string[] | undefined => {
  const id = target.id(name);
  return id === undefined ? undefined : [id];
};

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      currentUser: ['anyone'],
      'user addresses': ['signedIn'],
      'keepsBirthDates users': ['manager', 'admin'],
      regionStaff: ['admin'],
    },
    RegionStaffMember: { '_id email fullName roleNames': selfAndStaff },
    UserPage: { 'count countIsOpen nextCursor rows': ['manager', 'admin'] },
    User: {
      '_id firstName fullName lastName': selfAndStaff,
      'accountId address cloudinaryId createdAt createdBy email emailVerified gradLocation': selfAndStaff,
      // Of students themselves, the alumni alone have graduated.
      'gradYear graduatedOn': [['self', 'alumnus'], ...staffThere],
      'individualPermissions isAlumni locale permissions regionIds regionRoles regions timezone':
        selfAndStaff,
      'pictureUrl profile roles showVideo status studentNumber subscribeAlumniEmail': selfAndStaff,
      'showAlumniWelcome termsAccepted': ['self'],
      bornOn: ['adminThere', 'superadmin'],
      impersonatingUser: [['self', 'impersonated']],
    },
    Profile: { 'emails homePage locale location phones socialUserName version': selfAndStaff },
    ProfileLocale: { 'currency language timezone': selfAndStaff },
    Phone: { 'number type': selfAndStaff },
    OtherEmail: { 'address type': selfAndStaff },
    RegionRoles: { 'roleNames slug': selfAndStaff },
    ImpersonatingUser: { '_id fullName': ['impersonated'] },
    Address: {
      '_id city country createdAt fullAddress itemId line1 line2 name postcode': selfAndStaff,
      'createdByName stackedAddress state updatedAt updatedByName version': selfAndStaff,
    },
    RemovedAddress: { _id: ['anyone'] },
  },
  asks: {
    'Query.users': () => [{ first: 20, ...everybody }, { first: 1, ...everybody }, { first: 1 }],
  },
  namesOthers: {
    'Address.createdByName': staff,
    'Address.updatedByName': staff,
  },
  writes: {
    updateUserProfile: {
      cases: [
        { who: ['self'], at: (target) => ({ userProfileInput: { selectedGroup: target.id('class') } }) },
      ],
      ignores: ['userProfileInput._id'],
    },
    saveProfile: {
      // Nobody's profile has had so many changes, so nobody's is changed: what counts is whose is answered.
      cases: [{ who: [], at: () => ({ profileInput: { version: 1_000_000 } }) }],
    },
    setPicture: { cases: [{ who: ['signedIn'], at: () => ({ picture: PICTURE }) }] },
    removePicture: { cases: [{ who: ['signedIn'], at: () => ({}) }] },
    saveUser: {
      cases: [
        {
          who: campusEditors,
          at: (target) => ({
            userId: target.id('person'),
            profileInput: { version: 1 },
            joins: idsOf(target, 'region'),
          }),
        },
        // Nobody leaves their last campus.
        {
          who: [],
          at: (target) => ({
            userId: target.id('holder'),
            profileInput: { version: 1 },
            leaves: idsOf(target, 'region'),
          }),
        },
        // Nobody's profile has had so many changes.
        {
          who: [],
          at: (target) => ({
            userId: target.id('person'),
            profileInput: { version: 1_000_000, location: 'Here' },
          }),
        },
      ],
    },
    changeRegionStaff: {
      cases: [
        {
          who: [
            ['adminThere', 'inPerson'],
            ['superadmin', 'admin', 'inPerson'],
          ],
          at: (target) => ({
            regionId: target.id('region'),
            role: 'dean',
            gives: idsOf(target, 'holder'),
            takes: [],
          }),
        },
        // A user who is no manager and no admin is not chosen.
        {
          who: [],
          at: (target) => ({
            regionId: target.id('region'),
            role: 'attendanceAdmin',
            gives: idsOf(target, 'holder'),
            takes: idsOf(target, 'holder'),
          }),
        },
      ],
    },
    setUserRole: {
      cases: [
        {
          who: [
            ['adminThere', 'inPerson'],
            ['superadmin', 'admin', 'inPerson'],
          ],
          at: (target) => ({
            userId: target.id('holder'),
            role: 'dean',
            isEverywhere: false,
            regionIds: idsOf(target, 'region'),
          }),
        },
        {
          who: [['superadmin', 'admin', 'inPerson']],
          at: (target) => ({
            userId: target.id('holder'),
            role: 'reportsAdmin',
            isEverywhere: false,
            regionIds: idsOf(target, 'region'),
          }),
        },
      ],
    },
    updateAddress: {
      cases: [
        {
          who: personEditors,
          at: (target) => ({ addressInput: { ...ADDRESS, _id: target.id('address') } }),
        },
        {
          who: personEditors,
          at: (target) => ({ addressInput: { ...ADDRESS, itemId: target.id('person') } }),
        },
        {
          who: campusEditors,
          at: (target) => ({ addressInput: { ...ADDRESS, _id: target.id('campusAddress') } }),
        },
        {
          who: campusEditors,
          at: (target) => ({ addressInput: { ...ADDRESS, itemId: target.id('region') } }),
        },
      ],
      ignores: ['addressInput.updatedBy'],
    },
    removeAddress: {
      cases: [
        { who: personEditors, at: (target) => ({ _id: target.id('address') }) },
        { who: campusEditors, at: (target) => ({ _id: target.id('campusAddress') }) },
      ],
    },
  },
  async seed(fixture) {
    const { subject, owner, personId, regionId } = fixture;
    if (subject.kind === 'campus') {
      return [{ name: 'campusAddress', id: await seedAddress(fixture, { regionId }) }];
    }
    if (!personId) return [];
    await markPerson(fixture);
    await owner.query('update site_settings set keeps_birth_dates = true');
    await owner.query(
      'insert into individual_permission (person_id, permission) values ($1, $2) on conflict do nothing',
      [personId, fixture.mark('permission', 'permission')],
    );
    return [
      { name: 'address', id: await seedAddress(fixture, { personId }) },
      ...(regionId ? [{ name: 'holder', id: await seedHolder(fixture) }] : []),
    ];
  },
};

async function markPerson({ owner, personId, registrarId, mark }: Fixture): Promise<void> {
  const text = (column: string) => mark('person', column);
  await owner.query(
    `update person set picture_id = $2, location = $3, social_name = $4, home_page = $5, graduation_place = $6,
       born_on = '1990-02-03', show_alumni_welcome = true, created_by = $7, currency = 'GBP',
       time_zone = 'Europe/London' where id = $1`,
    [personId, text('picture'), text('location'), text('social'), text('page'), text('place'), registrarId],
  );
  await owner.query(
    `insert into phone (person_id, kind, number) values ($1, 'WORK', $2) on conflict do nothing`,
    [personId, mark('phone', 'number')],
  );
  await owner.query(
    `insert into other_email (person_id, kind, email) values ($1, 'SCHOOL', lower($2) || '@school.example') on conflict do nothing`,
    [personId, mark('email', 'address')],
  );
  await owner.query(
    'insert into person_seen (person_id, seen_at) values ($1, now()) on conflict do nothing',
    [personId],
  );
}

async function seedAddress(
  { owner, registrarId, mark }: Fixture,
  { personId = null, regionId = null }: { personId?: string | null; regionId?: string | null },
): Promise<string> {
  const text = (column: string) => mark('address', column);
  const { rows } = await owner.query<{ id: string }>(
    `insert into address (person_id, region_id, name, line1, line2, city, state, postcode, country, created_by, updated_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'USA', $9, $9) returning id`,
    [
      personId,
      regionId,
      text('name'),
      text('line1'),
      text('line2'),
      text('city'),
      text('state'),
      text('postcode'),
      registrarId,
    ],
  );
  return rows[0]?.id ?? '';
}

/** A user of the campus to whom roles are given, so that those who try things out keep theirs. */
async function seedHolder({ owner, regionId }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with holder as (insert into person (first_name, last_name, email)
       values ('Role', 'Holder', gen_random_uuid() || '@example.org') returning id)
     insert into person_region (person_id, region_id) select id, $1 from holder returning person_id as id`,
    [regionId],
  );
  return rows[0]?.id ?? '';
}
