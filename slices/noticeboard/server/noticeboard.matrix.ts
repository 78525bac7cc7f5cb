import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const keepers: Who = ['admin', 'superadmin'];
const keepersThere: Who = ['adminThere', 'superadmin'];

const inputFor = (target: Target) => ({
  texts: [{ locale: 'en', title: `Proof ${target.next()}`, body: '<p>Proof</p>' }],
  audience: 'GROUPS',
  groupIds: target.id('newsClass') && [target.id('newsClass')],
});

/** Without a class there is nothing to aim at. */
const aimed = <Aim extends object>(target: Target, aim: Aim) => ({
  ...aim,
  postInput: target.id('newsClass') ? inputFor(target) : undefined,
});

const forCampus = (target: Target) => {
  const regionId = target.id('region');
  return regionId && { ...forCollege, audience: 'REGIONS', regionIds: [regionId] };
};

const forCollege = { texts: [{ locale: 'en', title: 'Proof', body: '' }], audience: 'EVERYBODY' };

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'news newsPost': ['signedIn'], 'managedNews managedNewsPost newsCampuses newsReach': keepers },
    NewsPage: { 'count countIsOpen rows': ['signedIn'], nextCursor: ['studying'] },
    NewsPost: {
      '_id body campuses commentCount comments commentsAllowed isRead locale pictureUrl pinned publishedAt': [
        'signedIn',
      ],
      'sender summary title': ['signedIn'],
    },
    NewsCommentPage: { 'nextCursor rows': ['signedIn'] },
    NewsComment: { '_id content createdAt mayDelete personName': ['signedIn'] },
    ManagedNewsPage: { 'count countIsOpen nextCursor rows': keepers },
    ManagedNewsPost: {
      '_id audience commentsAllowed endsAt groups isTold pictureUrl pinned publishAt reach readers': keepers,
      'regions sender signature status texts title toTell told version': keepers,
    },
    NewsCampus: { '_id name timeZone': keepers },
    NewsText: { 'body locale title': keepers },
    NewsPlace: { '_id name regionName': keepers },
  },
  namesOthers: {
    'NewsPost.sender': ['studying'],
    'NewsComment.personName': ['studying'],
    'ManagedNewsPost.sender': keepers,
  },
  asks: {
    'Query.news': () => [
      { first: 20, after: undefined, search: undefined, unread: undefined, audience: undefined },
      { first: 1, after: undefined, search: undefined, unread: true, audience: undefined },
      { first: 1, after: undefined, search: undefined, unread: undefined, audience: 'ALUMNI' },
    ],
    'Query.managedNews': () => [
      { first: 20, after: undefined, search: undefined, status: undefined },
      { first: 1, after: undefined, search: undefined, status: 'PUBLISHED' },
    ],
    'Query.newsReach': (target) =>
      target.id('newsClass')
        ? [{ audience: 'GROUPS', regionIds: undefined, groupIds: [target.id('newsClass')] }]
        : [],
  },
  writes: {
    createNewsPost: {
      cases: [
        { who: keepersThere, at: (target) => aimed(target, { postId: randomUUID() }) },
        { who: keepersThere, at: (target) => ({ postId: randomUUID(), postInput: forCampus(target) }) },
        { who: ['superadmin'], at: () => ({ postId: randomUUID(), postInput: forCollege }) },
      ],
    },
    updateNewsPost: {
      cases: [
        {
          who: keepersThere,
          at: (target) => aimed(target, { postId: target.id('classPost'), version: 1 }),
        },
        {
          who: keepersThere,
          at: (target) => ({ postId: target.id('classPost'), version: 1, postInput: forCampus(target) }),
        },
        {
          who: ['superadmin'],
          at: (target) => ({ postId: target.id('collegePost'), version: 1, postInput: forCollege }),
        },
      ],
    },
    setNewsPicture: {
      cases: [{ who: keepersThere, at: (target) => ({ postId: target.id('classPost'), picture: null }) }],
    },
    deleteNewsPost: { cases: [{ who: keepersThere, at: (target) => ({ postId: target.id('classPost') }) }] },
    restoreNewsPost: { cases: [{ who: keepersThere, at: (target) => ({ postId: target.id('classPost') }) }] },
    readNewsPost: { cases: [{ who: ['self'], at: (target) => ({ postId: target.id('classPost') }) }] },
    addNewsComment: {
      cases: [
        {
          who: ['self'],
          at: (target) => ({ commentId: randomUUID(), postId: target.id('classPost'), content: 'Proof' }),
        },
      ],
    },
    deleteNewsComment: {
      cases: [{ who: ['self', ...keepersThere], at: (target) => ({ commentId: target.id('classComment') }) }],
    },
    restoreNewsComment: {
      cases: [{ who: ['self', ...keepersThere], at: (target) => ({ commentId: target.id('classComment') }) }],
    },
  },
  async seed(fixture) {
    const { subject, regionId, personId } = fixture;
    if (subject.kind === 'college') {
      const id = await seedPost(fixture, 'collegePost', 'EVERYBODY', null);
      return [
        { name: 'collegePost', id, readers: { NewsPost: ['studying'], ManagedNewsPost: ['superadmin'] } },
      ];
    }
    if (!regionId || !personId || subject.kind !== 'person') return [];
    const newsClass = await seedClass(fixture);
    const classPost = await seedPost(fixture, 'classPost', 'GROUPS', newsClass);
    return [
      { name: 'newsClass', id: newsClass, readers: { SignUpGroup: [], NewsPlace: keepersThere } },
      {
        name: 'classPost',
        id: classPost,
        readers: { NewsPost: ['self'], ManagedNewsPost: keepersThere },
      },
      {
        name: 'pastPost',
        id: await seedPastPost(fixture, newsClass),
        readers: { NewsPost: [], ManagedNewsPost: keepersThere },
      },
      {
        name: 'classComment',
        id: await seedComment(fixture, classPost),
        readers: { NewsComment: ['self'] },
      },
    ];
  },
};

/** A group of its own, in which only the person is. */
async function seedClass({ owner, personId, regionId, mark }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with class as (insert into student_group (region_id, name) values ($1, $2) returning id, region_id)
     insert into group_member (group_id, person_id, region_id, first_day)
     select id, $3, region_id, '2026-01-05' from class returning group_id as id`,
    [regionId, mark('newsClass', 'name'), personId],
  );
  return rows[0]?.id ?? '';
}

async function seedPost(
  { owner, regionId, registrarId, mark }: Fixture,
  name: string,
  audience: string,
  groupId: string | null,
): Promise<string> {
  const id = randomUUID();
  const text = { title: mark(name, 'title'), body: `<p>${mark(name, 'body')}</p>` };
  await owner.query(
    `insert into news_post (id, audience, region_ids, group_ids, texts, author_id, publish_at, comments_allowed, picture_id,
       ends_at, to_tell)
     values ($1, $2, $3, $4, $5, $6, now() - interval '1 day', true, $7, now() + interval '1 day', 1)`,
    [
      id,
      audience,
      regionId ? [regionId] : [],
      groupId ? [groupId] : [],
      JSON.stringify({ en: text }),
      registrarId,
      randomUUID(),
    ],
  );
  return id;
}

async function seedComment({ owner, personId, mark }: Fixture, postId: string): Promise<string> {
  const id = randomUUID();
  // With so many more that they fill a page and begin another.
  await owner.query(
    `insert into news_comment (id, post_id, person_id, content, created_at)
     values ($1, $2, $3, $4, now() - interval '1 hour')`,
    [id, postId, personId, mark('classComment', 'content')],
  );
  await owner.query(
    `insert into news_comment (id, post_id, person_id, content)
     select uuidv7(), $1, $2, 'And another.' from generate_series(1, 20)`,
    [postId, personId],
  );
  return id;
}

/** A post that the person has read and that is over. */
async function seedPastPost(fixture: Fixture, groupId: string): Promise<string> {
  const id = await seedPost(fixture, 'pastPost', 'GROUPS', groupId);
  await fixture.owner.query(
    `update news_post set publish_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1`,
    [id],
  );
  await fixture.owner.query('insert into news_read (post_id, person_id) values ($1, $2)', [
    id,
    fixture.personId,
  ]);
  return id;
}
