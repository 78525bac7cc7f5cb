import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const keepers: Who = ['admin', 'superadmin'];
const keepersThere: Who = ['adminThere', 'superadmin'];

const inputFor = (target: Target) => ({
  title: 'Proof',
  url: 'https://example.org/',
  groupId: target.id('linkClass'),
});

export const matrix: SliceMatrix = {
  reads: {
    Query: { ownLinks: ['signedIn'], links: keepers },
    Link: { '_id description groupId groupName title url version': ['signedIn'] },
  },
  writes: {
    createLink: {
      cases: [{ who: keepersThere, at: (target) => ({ linkId: randomUUID(), linkInput: inputFor(target) }) }],
    },
    updateLink: {
      cases: [
        {
          who: keepersThere,
          at: (target) => ({ linkId: target.id('helpfulLink'), version: 1, linkInput: inputFor(target) }),
        },
        {
          who: ['superadmin'],
          at: (target) => ({
            linkId: target.id('collegeLink'),
            version: 1,
            linkInput: { title: 'Proof', url: 'https://example.org/' },
          }),
        },
      ],
    },
    deleteLink: { cases: [{ who: keepersThere, at: (target) => ({ linkId: target.id('helpfulLink') }) }] },
  },
  async seed(fixture) {
    const { subject, regionId } = fixture;
    if (subject.kind === 'college') {
      const id = await seedLink(fixture, 'collegeLink', null);
      return [{ name: 'collegeLink', id, readers: { Link: ['studying'] } }];
    }
    if (!regionId || subject.kind !== 'person') return [];
    const linkClass = await seedClass(fixture);
    return [
      { name: 'linkClass', id: linkClass, readers: { SignUpGroup: [] } },
      {
        name: 'helpfulLink',
        id: await seedLink(fixture, 'helpfulLink', linkClass),
        readers: { Link: ['self', ...keepersThere] },
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
    [regionId, mark('linkClass', 'name'), personId],
  );
  return rows[0]?.id ?? '';
}

async function seedLink({ owner, regionId, mark }: Fixture, name: string, groupId: string | null) {
  const id = randomUUID();
  await owner.query(
    'insert into link (id, title, url, description, group_id, region_id) values ($1, $2, $3, $4, $5, $6)',
    [id, mark(name, 'title'), `https://${mark(name, 'url')}/`, mark(name, 'description'), groupId, regionId],
  );
  return id;
}
