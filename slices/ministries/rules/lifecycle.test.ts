import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentVersion,
  isDecidable,
  seenOf,
  sendableVersion,
  shownVersion,
  type VersionStatus,
} from './lifecycle.ts';
import { actOf, type Dice } from './testing/listing-history.ts';
import { mayBeSeen, worldMaySee, type Happened } from './testing/listing-oracle.ts';
import { RememberedListing } from './testing/remembered-listing.ts';

const versions = (...statuses: VersionStatus[]) =>
  statuses.map((status, index) => ({ number: index + 1, status }));

test.each<[VersionStatus[], { shown?: number; current: number; sendable?: number }]>([
  [['PENDING'], { current: 1 }],
  [['APPROVED'], { shown: 1, current: 1 }],
  [['APPROVED', 'PENDING'], { shown: 1, current: 2 }],
  [['APPROVED', 'REFUSED'], { shown: 1, current: 2 }],
  [['APPROVED', 'WITHDRAWN'], { shown: 1, current: 1, sendable: 2 }],
  [['WITHDRAWN'], { current: 1, sendable: 1 }],
  [['WITHDRAWN', 'WITHDRAWN', 'PENDING'], { current: 3 }],
  [['APPROVED', 'APPROVED', 'WITHDRAWN'], { shown: 2, current: 2, sendable: 3 }],
])('of %j is shown, current and sendable %j (HOLE-66)', (statuses, expected) => {
  const said = versions(...statuses);
  expect({
    shown: shownVersion(said)?.number,
    current: currentVersion(said)?.number,
    sendable: sendableVersion(said)?.number,
  }).toEqual({ shown: undefined, sendable: undefined, ...expected });
});

test('others see nothing of what waits, is hidden or deleted (ALUM-30, ALUM-31)', () => {
  const approved = { isHidden: false, isDeleted: false, versions: versions('APPROVED') };
  expect(seenOf(approved)).toBe(1);
  expect(seenOf({ ...approved, versions: versions('PENDING') })).toBeNull();
  expect(seenOf({ ...approved, isHidden: true })).toBeNull();
  expect(seenOf({ ...approved, isDeleted: true })).toBeNull();
});

test('decisions are about what was said last and not taken back', () => {
  const said = versions('APPROVED', 'PENDING', 'WITHDRAWN');
  expect([1, 2, 3].filter((number) => isDecidable(said, number))).toEqual([2]);
});

const number = fc.nat(9_239);

test('whatever is done to a listing by whom, others see what an admin has approved and its owner does not hide (ALUM-30, ALUM-31)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(number, number, number, number), { minLength: 5, maxLength: 40 }),
      (drawn) => {
        const listing = new RememberedListing();
        const history: Happened[] = [];
        for (const dice of drawn) {
          happen(listing, history, dice);
          expect([listing.seen, listing.seenByWorld]).toEqual([mayBeSeen(history), worldMaySee(history)]);
        }
      },
    ),
    // Others at every run; of those that fail, the seed is told.
    { numRuns: 5_000 },
  );
});

function happen(listing: RememberedListing, history: Happened[], dice: Dice): void {
  const act = actOf(dice);
  const { owner } = listing;
  const made = listing.decisions.length;
  const about = act.kind === 'decide' ? { number: listing.numberOf(act.back) } : {};
  const undone = act.kind === 'undo' ? { decision: listing.decisionOf(act.back) } : {};
  if (listing.act(act))
    history.push({ act, owner, ...about, ...undone, isNoted: listing.decisions.length > made });
}
