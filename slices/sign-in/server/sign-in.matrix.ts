import { createHash, randomUUID } from 'node:crypto';
import { digestOf, PASSWORD } from '#kit/testing/college.ts';
import type { SliceMatrix, Soil, Target } from '#kit/testing/matrix/slice-matrix.ts';
import type { Who } from '#kit/testing/matrix/words.ts';

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
    acceptTerms: { aims: [{ who: ['inPerson'], at: () => ({ version: 1 }) }] },
    changeEmail: {
      aims: [
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
      aims: [
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
      aims: [{ who: adminsThere, at: (target) => ({ userId: target.id('leaver'), reason: 'A proof' }) }],
    },
    reactivateUser: { aims: [{ who: adminsThere, at: (target) => ({ userId: target.id('leaver') }) }] },
    endUserSession: {
      aims: [
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
      aims: [
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
      aims: [
        { who: ['anyone'], at: (target) => ({ token: target.text('newEmailLink', 'token') }) },
        { who: [], at: (target) => ({ token: target.text('link', 'token') }) },
        { who: [], at: () => ({ token: 'guessed' }) },
      ],
    },
    endSession: { aims: [{ who: [['self', 'inPerson']], at: (target) => ({ _id: target.id('session') }) }] },
    logOutEverywhere: { aims: [{ who: ['inPerson'], at: () => ({}), becomes: 'nobody' }] },
    enrolUser: {
      aims: [
        {
          who: staffThere,
          at: (target) => ({ userId: randomUUID(), userInput: enrolment(target, target.id('class')) }),
        },
        {
          who: staffThere,
          at: (target) => ({ userId: randomUUID(), userInput: enrolment(target, undefined) }),
        },
        // The id of somebody who is there already: nobody is written over.
        {
          who: [],
          at: (target) => ({ userId: target.id('person'), userInput: enrolment(target, undefined) }),
        },
      ],
    },
    resendEnrolment: {
      aims: [
        { who: [], at: (target) => ({ userId: target.id('person') }) },
        { who: staffThere, at: (target) => ({ userId: target.id('newcomer') }) },
      ],
    },
    forgotPassword: {
      aims: [{ who: ['anyone'], at: (target) => ({ email: target.text('person', 'email') }) }],
    },
    impersonateUser: {
      aims: [
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
      aims: [
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
    logoutUser: { aims: [{ who: ['anyone'], at: () => ({}), becomes: 'nobody' }] },
    recoverPassword: {
      aims: [
        {
          who: ['anyone'],
          at: (target) => ({ token: target.text('link', 'token'), newPassword: digestOf(PASSWORD) }),
          becomes: 'nobody',
        },
        { who: [], at: () => ({ token: 'guessed', newPassword: digestOf(PASSWORD) }) },
      ],
    },
    selfCreateAccount: {
      aims: [
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
    validateMSAuth: { aims: [{ who: [], at: () => ({ code: 'guessed' }) }] },
  },
  async plant(soil) {
    if (!soil.personId) return [];
    await plantCredentials(soil);
    return [
      await plantLink(soil),
      await plantNewEmailLink(soil),
      await plantSession(soil),
      await plantPending(soil),
      await plantNewcomer(soil, 'newcomer'),
      await plantNewcomer(soil, 'mover'),
      await plantNewcomer(soil, 'leaver'),
    ];
  },
};

/** A link that was mailed to the person. */
async function plantLink({ owner, personId }: Soil) {
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
async function plantNewEmailLink({ owner, personId }: Soil) {
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
async function plantSession({ owner, personId }: Soil) {
  const { rows } = await owner.query<{ id: string }>(
    `insert into session (secret_hash, person_id, auth_method, user_agent, expires_at)
     values ($2, $1, 'PASSWORD', 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1', now() + interval '1 hour') returning id`,
    [personId, createHash('sha256').update(randomUUID()).digest()],
  );
  return { name: 'session', id: rows[0]?.id ?? '', readers: { OpenSession: sessionReaders } };
}

/** What else opens the person's account: nobody asks for it by an id, and nobody else may see it. */
async function plantCredentials({ owner, personId, mark }: Soil) {
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

/** Somebody who has registered and not yet answered the mail. */
async function plantPending({ owner, mark }: Soil) {
  const email = `${mark('pending', 'email')}${randomUUID()}@example.org`;
  const { rows } = await owner.query<{ id: string }>(
    `insert into person (first_name, last_name, email, status) values ($1, $2, $3, 'UNVERIFIED') returning id`,
    [mark('pending', 'firstname'), mark('pending', 'lastname'), email],
  );
  return { name: 'pending', id: rows[0]?.id ?? '', texts: { email } };
}

/** Somebody whom staff of the campus have entered and who has not set a password yet. */
async function plantNewcomer({ owner, regionId, registrarId }: Soil, name: string) {
  if (!regionId) return { name };
  const { rows } = await owner.query<{ id: string }>(
    `with newcomer as (insert into person (first_name, last_name, email, status, created_by)
       values ('New', 'Comer', $1, 'UNVERIFIED', $2) returning id)
     insert into person_region (person_id, region_id) select id, $3 from newcomer returning person_id as id`,
    [`${randomUUID()}@example.org`, registrarId, regionId],
  );
  return { name, id: rows[0]?.id ?? '' };
}
