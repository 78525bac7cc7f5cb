import type { DeclineReason } from './card-processor.ts';

interface TestCard {
  brand: string;
  lastDigits: string;
  /** Why its bank refuses it when it is first used, if it does. */
  refusedFor?: Extract<DeclineReason, 'declined' | 'insufficientFunds' | 'expiredCard'>;
  /** It can be saved, and is refused whenever it is charged. */
  isRefusedLater?: boolean;
  /** Its bank asks its owner to confirm each payment (3-D Secure). */
  needsChallenge?: boolean;
}

/** The cards of the sandbox. They have no numbers: one is chosen by its name. */
export const TEST_CARDS = {
  succeeds: { brand: 'visa', lastDigits: '4242' },
  declined: { brand: 'visa', lastDigits: '0002', refusedFor: 'declined' },
  insufficientFunds: { brand: 'visa', lastDigits: '9995', refusedFor: 'insufficientFunds' },
  expired: { brand: 'mastercard', lastDigits: '0069', refusedFor: 'expiredCard' },
  savesThenDeclines: { brand: 'mastercard', lastDigits: '0341', isRefusedLater: true },
  needsChallenge: { brand: 'visa', lastDigits: '3184', needsChallenge: true },
} satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof TEST_CARDS;

export const isTestCardName = (text: unknown): text is TestCardName =>
  typeof text === 'string' && Object.hasOwn(TEST_CARDS, text);

export const testCard = (name: TestCardName): TestCard => TEST_CARDS[name];
