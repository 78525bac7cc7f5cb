import type { Browser } from '../browser.ts';
import type { College, TestPerson } from '../college.ts';
import { IMPERSONATOR } from './cast.ts';
import type { World, WorldSubject } from './world.ts';
import type { Part } from './words.ts';

const IMPERSONATE = `mutation impersonateUser($userId: ID!) { impersonateUser(userId: $userId, reason: "A proof") { _id } }`;

/** A browser in which one of the cast has signed in. */
export async function signIn(college: College, world: World, part: Part | null): Promise<Browser> {
  if (!part) return college.visitor();
  if (!part.isImpersonated) return college.signedIn(accountOf(world.subject(part.key)));
  const browser = await college.signedIn(accountOf(world.subject(IMPERSONATOR)));
  const { data, text } = await browser.call(IMPERSONATE, { userId: world.subject(part.key).personId });
  if (!data?.['impersonateUser']) throw new Error(`The admin could not impersonate: ${text}`);
  return browser;
}

const accountOf = ({ personId, records }: WorldSubject): TestPerson => ({
  id: personId ?? '',
  email: records.find(({ name }) => name === 'person')?.texts?.['email'] ?? '',
  firstName: '',
  lastName: '',
});
