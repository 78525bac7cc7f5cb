import type { Context } from '#kit/graphql/context.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import { SIGN_IN_RATES } from './rates.ts';

// A campus is behind one address, and on its first day everybody there asks for the same. So what one person may need
// is counted by account and by browser first, and what a refused try has not used up is left to the network.

/** One more password link for an address. */
export async function takePasswordLink({ device, ip, services }: Context, email: string): Promise<void> {
  const { rateLimits } = services;
  await rateLimits.take(SIGN_IN_RATES.forgotBrowser, device.id());
  await rateLimits.take(SIGN_IN_RATES.forgotAccount, email);
  await rateLimits.take(SIGN_IN_RATES.forgotNetwork, ipPrefix(ip));
}

/** One more try to use the link of a mail. */
export async function takeUseOfLink({ device, ip, services }: Context): Promise<void> {
  const { rateLimits } = services;
  await rateLimits.take(SIGN_IN_RATES.recoverBrowser, device.id());
  await rateLimits.take(SIGN_IN_RATES.recoverNetwork, ipPrefix(ip));
}

interface Registration {
  email: string;
  groupId: string;
}

/**
 * One more registration. In each network the link of a group has an allowance of its own, so that a class that signs up
 * together is not kept out by what others do there.
 */
export async function takeRegistration(
  { device, ip, services }: Context,
  { email, groupId }: Registration,
): Promise<void> {
  const { rateLimits } = services;
  const network = ipPrefix(ip);
  await rateLimits.take(SIGN_IN_RATES.registerBrowser, device.id());
  await rateLimits.take(SIGN_IN_RATES.registerAccount, `${network}:${email}`);
  await rateLimits.take(SIGN_IN_RATES.registerGroup, `${network}:${groupId}`);
  await rateLimits.take(SIGN_IN_RATES.registerNetwork, network);
}

/** Whether one more mail may go to an address that strangers can type as well. */
export const mayMailAgain = async ({ services }: Context, email: string): Promise<boolean> =>
  (await services.rateLimits.add(SIGN_IN_RATES.registerMails, email, 1)) <= SIGN_IN_RATES.registerMails.max;

/**
 * Does something whose refusal would tell that an address has an account. Addresses of which that was told are counted,
 * each of them once, and past the most nothing is answered about any other, whichever it would be.
 */
export async function countingTaken<Result>(
  { ip, services: { rateLimits } }: Context,
  email: string,
  { isTaken, run }: { isTaken: (error: unknown) => boolean; run: () => Promise<Result> },
): Promise<Result> {
  const network = ipPrefix(ip);
  await rateLimits.takeForMember(SIGN_IN_RATES.registerTaken, network, email);
  try {
    const result = await run();
    await rateLimits.giveBackForMember(SIGN_IN_RATES.registerTaken, network, email);
    return result;
  } catch (error) {
    if (!isTaken(error)) await rateLimits.giveBackForMember(SIGN_IN_RATES.registerTaken, network, email);
    throw error;
  }
}
