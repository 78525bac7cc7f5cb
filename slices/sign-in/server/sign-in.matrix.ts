import { createHash, randomUUID } from 'node:crypto';
import { digestOf, PASSWORD } from '#testing/college.ts';
import type { SliceMatrix, Fixture, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const registration = (email: string | undefined) => ({
  userProfileInput: { email, firstName: 'Typed', lastName: 'Name' },
  country: 'USA',
});
const newcomer = (target: Target) => registration(`newcomer${target.next()}@example.org`);

const staffThere: Who = ['managerThere', 'adminThere', ['superadmin', 'manager'], ['superadmin', 'admin']];
const adminsThere: Who = [
  ['adminThere', 'inPerson'],
  ['superadmin', 'admin', 'inPerson'],
];
const enrolment = (target: Target, groupId: string | undefined) => ({
  email: `enrolled${target.next()}@example.org`,
  firstName: 'Typed',
  lastName: 'Name',
  locale: 'en',
  regionId: target.id('region'),
  ...(groupId && { groupId }),
});

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'newEmailLinkIsOpen passwordLinkIsOpen': ['anyone'],
      'sessions supportViews': ['inPerson'],
      userSessions: [['admin', 'inPerson']],
    },
    OpenSession: { '_id browser isCurrent lastSeenAt startedAt system': ['inPerson'] },
    User: {
      'awaitedEmail hasPassword': ['self'],
      lastSeenAt: ['self', 'managerThere', 'adminThere', 'superadmin'],
      mayBeManaged: ['self', 'managerThere', 'adminThere', 'superadmin'],
      mayBeImpersonated: ['self', 'managerThere', 'adminThere', 'superadmin'],
      apiToken: [
        ['self', 'admin'],
        ['self', 'reportsAdmin'],
      ],
    },
    ForgotPassword: { _id: ['anyone'] },
    CreatedAccount: { '_id email fullName': ['anyone'] },
  },
  asks: {
    'Query.newEmailLinkIsOpen': (target) => [
      { token: target.text('newEmailLink', 'token') },
      { token: 'guessed' },
    ],
    'Query.passwordLinkIsOpen': (target) => [{ token: target.text('link', 'token') }, { token: 'guessed' }],
  },
  asTyped: ['CreatedAccount.email', 'CreatedAccount.fullName'],
  writes: {
    acceptTerms: { cases: [{ who: ['inPerson'], at: () => ({ version: 1 }) }] },
    changeEmail: {
      cases: [
        {
          who: ['inPerson'],
          at: (target) => ({
            newEmail: `moved${target.next()}@example.org`,
            currentPassword: digestOf(PASSWORD),
          }),
        },
        { who: [], at: () => ({ newEmail: 'moved@example.org', currentPassword: digestOf('guessed') }) },
      ],
    },
    changeUserEmail: {
      cases: [
        {
          who: adminsThere,
          at: (target) => ({
            userId: target.id('mover'),
            newEmail: `mover${target.next()}@example.org`,
          }),
        },
      ],
    },
    deactivateUser: {
      cases: [{ who: adminsThere, at: (target) => ({ userId: target.id('leaver'), reason: 'A proof' }) }],
    },
    reactivateUser: { cases: [{ who: adminsThere, at: (target) => ({ userId: target.id('leaver') }) }] },
    endUserSession: {
      cases: [
        {
          who: [
            ['adminThere', 'somebodyElse', 'inPerson'],
            ['superadmin', 'admin', 'inPerson'],
          ],
          at: (target) => ({ userId: target.id('person'), sessionId: target.id('session') }),
        },
      ],
    },
    changePassword: {
      cases: [
        {
          who: ['inPerson'],
          at: () => ({
            currentPassword: digestOf(PASSWORD),
            newPassword: digestOf(PASSWORD),
            keepOtherSessions: true,
          }),
        },
        {
          who: [],
          at: () => ({ currentPassword: digestOf('guessed'), newPassword: digestOf(PASSWORD) }),
        },
      ],
    },
    confirmEmail: {
      cases: [
        { who: ['anyone'], at: (target) => ({ token: target.text('newEmailLink', 'token') }) },
        { who: [], at: (target) => ({ token: target.text('link', 'token') }) },
        { who: [], at: () => ({ token: 'guessed' }) },
      ],
    },
    endSession: { cases: [{ who: [['self', 'inPerson']], at: (target) => ({ _id: target.id('session') }) }] },
    logOutEverywhere: { cases: [{ who: ['inPerson'], at: () => ({}), becomes: 'nobody' }] },
    enrolUser: {
      cases: [
        {
          who: staffThere,
          at: (target) => ({ userId: randomUUID(), userInput: enrolment(target, target.id('class')) }),
        },
        {
          who: staffThere,
          at: (target) => ({ userId: randomUUID(), userInput: enrolment(target, undefined) }),
        },
        // The id of a user who is there already: nobody is written over.
        {
          who: [],
          at: (target) => ({ userId: target.id('person'), userInput: enrolment(target, undefined) }),
        },
      ],
    },
    resendEnrolment: {
      cases: [
        { who: [], at: (target) => ({ userId: target.id('person') }) },
        { who: staffThere, at: (target) => ({ userId: target.id('newcomer') }) },
      ],
    },
    forgotPassword: {
      cases: [{ who: ['anyone'], at: (target) => ({ email: target.text('person', 'email') }) }],
    },
    impersonateUser: {
      cases: [
        {
          who: [
            ['adminThere', 'inPerson', 'somebodyElse'],
            ['superadmin', 'inPerson', 'somebodyElse'],
          ],
          at: (target) => ({ userId: target.id('person'), reason: 'A proof' }),
          becomes: 'impersonated',
        },
      ],
    },
    loginWithPassword: {
      cases: [
        {
          who: ['anyone'],
          at: (target) => ({ email: target.text('person', 'email'), password: digestOf(PASSWORD) }),
          becomes: 'person',
        },
        {
          who: [],
          at: (target) => ({ email: target.text('person', 'email'), password: digestOf('guessed') }),
        },
      ],
    },
    logoutUser: { cases: [{ who: ['anyone'], at: () => ({}), becomes: 'nobody' }] },
    recoverPassword: {
      cases: [
        {
          who: ['anyone'],
          at: (target) => ({ token: target.text('link', 'token'), newPassword: digestOf(PASSWORD) }),
          becomes: 'nobody',
        },
        { who: [], at: () => ({ token: 'guessed', newPassword: digestOf(PASSWORD) }) },
      ],
    },
    selfCreateAccount: {
      cases: [
        { who: ['anyone'], at: (target) => ({ ...newcomer(target), groupId: target.id('openGroup') }) },
        { who: [], at: (target) => ({ ...newcomer(target), groupId: target.id('class') }) },
        {
          who: ['anyone'],
          at: (target) => ({
            ...registration(target.text('pending', 'email')),
            groupId: target.id('openGroup'),
          }),
        },
      ],
      ignores: ['userProfileInput._id', 'userProfileInput.selectedGroup'],
    },
    // The college of the proofs has no provider of work accounts.
    validateMSAuth: { cases: [{ who: [], at: () => ({ code: 'guessed' }) }] },
  },
  async seed(fixture) {
    if (!fixture.personId) return [];
    await seedCredentials(fixture);
    return [
      await seedLink(fixture),
      await seedNewEmailLink(fixture),
      await seedSession(fixture),
      await seedPending(fixture),
      await seedNewcomer(fixture, 'newcomer'),
      await seedNewcomer(fixture, 'mover'),
      await seedNewcomer(fixture, 'leaver'),
    ];
  },
};

/** A link that was mailed to the person. */
async function seedLink({ owner, personId }: Fixture) {
  const token = randomUUID();
  // Of each kind a person has one open link at a time.
  await owner.query(`delete from mailed_link where kind = 'RESET' and person_id = $1`, [personId]);
  await owner.query(
    `insert into mailed_link (kind, person_id, token_hash, expires_at) values ('RESET', $1, $2, now() + interval '1 hour')`,
    [personId, createHash('sha256').update(token).digest()],
  );
  return { name: 'link', texts: { token } };
}

/** A link to an address that becomes the person's; it is their present one, so that others still find them by it. */
async function seedNewEmailLink({ owner, personId }: Fixture) {
  const token = randomUUID();
  await owner.query(`delete from mailed_link where kind = 'NEW_EMAIL' and person_id = $1`, [personId]);
  await owner.query(
    `insert into mailed_link (kind, person_id, token_hash, expires_at, new_email)
     select 'NEW_EMAIL', id, $2, now() + interval '1 hour', email from person where id = $1`,
    [personId, createHash('sha256').update(token).digest()],
  );
  return { name: 'newEmailLink', texts: { token } };
}

const sessionReaders: Who = [
  'self',
  ['adminThere', 'somebodyElse', 'inPerson'],
  ['superadmin', 'admin', 'inPerson'],
];

/** Another device of the person, still logged in. */
async function seedSession({ owner, personId }: Fixture) {
  const { rows } = await owner.query<{ id: string }>(
    `insert into session (secret_hash, person_id, auth_method, user_agent, expires_at)
     values ($2, $1, 'PASSWORD', 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1', now() + interval '1 hour') returning id`,
    [personId, createHash('sha256').update(randomUUID()).digest()],
  );
  return { name: 'session', id: rows[0]?.id ?? '', readers: { OpenSession: sessionReaders } };
}

/** What else opens the person's account: nobody asks for it by an id, and nobody else may see it. */
async function seedCredentials({ owner, personId, mark }: Fixture) {
  await owner.query(
    `update person set asked_email = $2, asked_email_at = now() where id = $1 and keys_changed_at is null`,
    [personId, `${mark('asked', 'email')}@example.org`],
  );
  await owner.query(
    `insert into work_identity (issuer, subject, person_id) values ('https://login.example.org', $1::uuid::text, $1::uuid)
     on conflict do nothing`,
    [personId],
  );
  await owner.query(
    `insert into api_token (token_hash, person_id, purpose, expires_at) values ($1, $2, 'charts', now() + interval '1 hour')`,
    [createHash('sha256').update(randomUUID()).digest(), personId],
  );
}

/** A user who has registered and not yet answered the mail. */
async function seedPending({ owner, mark }: Fixture) {
  const email = `${mark('pending', 'email')}${randomUUID()}@example.org`;
  const { rows } = await owner.query<{ id: string }>(
    `insert into person (first_name, last_name, email, status) values ($1, $2, $3, 'UNVERIFIED') returning id`,
    [mark('pending', 'firstname'), mark('pending', 'lastname'), email],
  );
  return { name: 'pending', id: rows[0]?.id ?? '', texts: { email } };
}

/** A user whom staff of the campus have entered and who has not set a password yet. */
async function seedNewcomer({ owner, regionId, registrarId }: Fixture, name: string) {
  if (!regionId) return { name };
  const { rows } = await owner.query<{ id: string }>(
    `with newcomer as (insert into person (first_name, last_name, email, status, created_by)
       values ('New', 'Comer', $1, 'UNVERIFIED', $2) returning id)
     insert into person_region (person_id, region_id) select id, $3 from newcomer returning person_id as id`,
    [`${randomUUID()}@example.org`, registrarId, regionId],
  );
  return { name, id: rows[0]?.id ?? '' };
}
