import type { Context } from '#kit/graphql/context.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import { SIGN_IN_RATES } from './rates.ts';

// A campus is behind one address, and on its first day everybody there asks for the same. So what one person may need
// is counted by account and by browser first, and what a refused try has not used up is left to the network.

export async function takePasswordLink({ device, ip, services }: Context, email: string): Promise<void> {
  const { rateLimits } = services;
  await rateLimits.take(SIGN_IN_RATES.forgotBrowser, device.id());
  await rateLimits.take(SIGN_IN_RATES.forgotAccount, email);
  await rateLimits.take(SIGN_IN_RATES.forgotNetwork, ipPrefix(ip));
}

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
 * In each network the link of a group has its own allowance, so that a class that signs up together is not kept out by
 * others there.
 */
export async function takeRegistration({ device, ip, services }: Context, { email, groupId }: Registration) {
  const { rateLimits } = services;
  const network = ipPrefix(ip);
  await rateLimits.take(SIGN_IN_RATES.registerBrowser, device.id());
  await rateLimits.take(SIGN_IN_RATES.registerAccount, `${network}:${email}`);
  await rateLimits.take(SIGN_IN_RATES.registerGroup, `${network}:${groupId}`);
  await rateLimits.take(SIGN_IN_RATES.registerNetwork, network);
}

export const mayMailAgain = async ({ services }: Context, email: string): Promise<boolean> =>
  (await services.rateLimits.add(SIGN_IN_RATES.registerMails, email, 1)) <= SIGN_IN_RATES.registerMails.max;

/**
 * A refusal here would tell that an address has an account. Such addresses are counted, each once; past the limit
 * nothing is answered about any other.
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
