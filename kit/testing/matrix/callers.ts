import type { Browser } from '../browser.ts';
import type { College, TestPerson } from '../college.ts';
import { IMPERSONATOR } from './cast.ts';
import type { Ground, GroundSubject } from './ground.ts';
import type { Part } from './words.ts';

const IMPERSONATE = `mutation impersonateUser($userId: ID!) { impersonateUser(userId: $userId, reason: "A proof") { _id } }`;

/** A browser in which one of the cast has signed in. */
export async function signIn(college: College, ground: Ground, part: Part | null): Promise<Browser> {
  if (!part) return college.visitor();
  if (!part.isImpersonated) return college.signedIn(accountOf(ground.subject(part.key)));
  const browser = await college.signedIn(accountOf(ground.subject(IMPERSONATOR)));
  const { data, text } = await browser.call(IMPERSONATE, { userId: ground.subject(part.key).personId });
  if (!data?.['impersonateUser']) throw new Error(`The admin could not impersonate: ${text}`);
  return browser;
}

const accountOf = ({ personId, records }: GroundSubject): TestPerson => ({
  id: personId ?? '',
  email: records.find(({ name }) => name === 'person')?.texts?.['email'] ?? '',
  firstName: '',
  lastName: '',
});
