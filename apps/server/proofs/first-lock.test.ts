import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_SCOPE, type Scope } from '#kit/access/scope.ts';
import { openDatabase, type Tx } from '#kit/db/database.ts';
import { carelessReads } from '#testing/careless-reads.ts';
import { carelessWrites } from '#testing/careless-writes.ts';
import { College } from '#testing/college.ts';
import { World } from '#testing/matrix/world.ts';
import { markFor, marksIn } from '#testing/matrix/marks.ts';
import { collectSlices } from '#testing/matrix/slice-matrix.ts';

let college: College;
let world: World;
beforeAll(async () => {
  college = await College.open();
  world = await World.found(college, await collectSlices());
});
afterAll(() => college.close());

/** A user's reach, and whose records lie in it. */
const reaches: Readonly<Record<string, { scope: () => Scope; reaches: (key: string) => boolean }>> = {
  'a manager': {
    scope: () => {
      const { personId, regionId } = world.subject('manager');
      return { everything: false, regionIds: [regionId ?? ''], personId };
    },
    reaches: (key) => world.subject(key).campus === 'home',
  },
  'a student': {
    scope: () => ({ everything: false, regionIds: [], personId: world.subject('student').personId }),
    reaches: (key) => key === 'student',
  },
  nobody: { scope: () => NO_SCOPE, reaches: () => false },
};

/** The owner's connections pass row-level security, so that the first lock stands alone; and nothing is kept. */
async function rowsSeen(scope: Scope, query: (db: Tx) => Promise<readonly unknown[]>): Promise<string> {
  const tx = await openDatabase(college.database.owner, scope).startTransaction().execute();
  try {
    return JSON.stringify(await query(tx));
  } finally {
    await tx.rollback().execute();
  }
}

/** People whose marks are in a text. Regions may be read by all, so that joins have something to begin with. */
const peopleIn = (text: string): string[] => [
  ...new Set(
    marksIn(text)
      .map(({ subject }) => subject)
      .filter((key) => world.subject(key).kind === 'person'),
  ),
];

describe.each(Object.entries(reaches))(
  'the first lock alone gives %s',
  (_, { scope, reaches: isInReach }) => {
    test.each(Object.entries(carelessReads))(
      'by %s no row out of reach, and those within (C3)',
      async (__, query) => {
        const seen = peopleIn(await rowsSeen(scope(), query));
        expect(seen.filter((key) => !isInReach(key))).toEqual([]);
        expect(seen.length > 0).toBe(scope() !== NO_SCOPE);
      },
    );

    test.each(Object.entries(carelessWrites))('by %s no row out of reach (C3)', async (__, query) => {
      const stranger = {
        personId: world.subject('stranger').personId ?? '',
        permission: markFor('stranger', 'permission', 'permission'),
      };
      const seen = peopleIn(await rowsSeen(scope(), (db) => query(db, stranger)));
      expect(seen.filter((key) => !isInReach(key))).toEqual([]);
    });
  },
);

test('a merge is refused, for it would not be narrowed (C3)', async () => {
  const db = openDatabase(college.database.owner, NO_SCOPE);
  const merge = db
    .mergeInto('person')
    .using('address', 'address.personId', 'person.id')
    .whenMatched()
    .thenUpdateSet({ location: 'moved' });
  await expect(merge.execute()).rejects.toThrow('A merge is not narrowed');
});
