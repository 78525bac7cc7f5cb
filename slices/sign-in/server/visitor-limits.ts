import type { Context } from '#kit/graphql/context.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import { RATES } from '#kit/http/rate-limits.ts';

// A campus is behind one address, and on its first day everybody there asks for the same. So what one person may need
// is counted by account and by browser first, and what a refused try has not used up is left to the network.

/** One more password link for an address. */
export async function takePasswordLink({ device, ip, services }: Context, email: string): Promise<void> {
  const { rateLimits } = services;
  await rateLimits.take(RATES.forgotBrowser, device.id());
  await rateLimits.take(RATES.forgotAccount, email);
  await rateLimits.take(RATES.forgotNetwork, ipPrefix(ip));
}

/** One more try to use the link of a mail. */
export async function takeUseOfLink({ device, ip, services }: Context): Promise<void> {
  const { rateLimits } = services;
  await rateLimits.take(RATES.recoverBrowser, device.id());
  await rateLimits.take(RATES.recoverNetwork, ipPrefix(ip));
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
  await rateLimits.take(RATES.registerBrowser, device.id());
  await rateLimits.take(RATES.registerAccount, email);
  await rateLimits.take(RATES.registerGroup, `${network}:${groupId}`);
  await rateLimits.take(RATES.registerNetwork, network);
}

/**
 * Does something whose refusal would tell that an address has an account. Refusals of that kind are counted, and past the
 * most nothing is answered any more, whichever it would be.
 */
export async function countingTaken<Result>(
  { ip, services: { rateLimits } }: Context,
  isTaken: (error: unknown) => boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  const network = ipPrefix(ip);
  await rateLimits.take(RATES.registerTaken, network);
  try {
    const result = await run();
    await rateLimits.giveBack(RATES.registerTaken, network);
    return result;
  } catch (error) {
    if (!isTaken(error)) await rateLimits.giveBack(RATES.registerTaken, network);
    throw error;
  }
}
