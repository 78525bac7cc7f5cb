import type { MinistryDecision } from '../lifecycle.ts';

/** Who acts: any of them may own the listing. */
export const PEOPLE = ['ana', 'ben', 'admin', 'superadmin'] as const;
export type Who = (typeof PEOPLE)[number];

export const isAdmin = (who: Who): boolean => who === 'admin' || who === 'superadmin';

/** Something a person tries to do with a listing. */
export type Act =
  | { kind: 'withdraw' | 'sendAgain' | 'hide' | 'show' | 'delete' | 'restore'; by: Who }
  /** Also says whether it is for the world outside the alumni. */
  | { kind: 'edit'; by: Who; isPublic: boolean }
  /** Of the version that was written so many before the last. */
  | { kind: 'decide'; by: Who; back: number; status: MinistryDecision }
  /** Of the decision that was made so many before the last. */
  | { kind: 'undo'; by: Who; back: number }
  | { kind: 'offer'; by: Who; to: Who | null }
  | { kind: 'answer'; by: Who; isAccepted: boolean }
  | { kind: 'assign'; by: Who; to: Who };

/** Numbers drawn by a test: what happens, by whom, and the rest. */
export type Dice = readonly [kind: number, by: number, a: number, b: number];

const pick = <Item>(items: readonly Item[], drawn: number): Item => items[drawn % items.length] as Item;

// What a listing lives from comes more often than what ends it.
const KINDS = [
  'edit',
  'edit',
  'edit',
  'decide',
  'decide',
  'decide',
  'decide',
  'undo',
  'undo',
  'withdraw',
  'sendAgain',
  'hide',
  'show',
  'offer',
  'answer',
  'assign',
  'delete',
  'restore',
  'restore',
] as const;

export function actOf([kind, by, a, b]: Dice): Act {
  const who = pick(PEOPLE, by);
  const what = pick(KINDS, kind);
  switch (what) {
    case 'edit':
      return { kind: what, by: who, isPublic: a % 3 !== 2 };
    case 'decide':
      return { kind: what, by: who, back: a % 3 ? 0 : b % 3, status: b % 4 === 3 ? 'REFUSED' : 'APPROVED' };
    case 'undo':
      return { kind: what, by: who, back: a % 3 };
    case 'offer':
      return { kind: what, by: who, to: a % 5 === 4 ? null : pick(['ana', 'ben'] as const, b) };
    case 'answer':
      return { kind: what, by: who, isAccepted: a % 3 !== 2 };
    case 'assign':
      return { kind: what, by: who, to: pick(['ana', 'ben', 'superadmin'] as const, b) };
    default:
      return { kind: what, by: who };
  }
}
