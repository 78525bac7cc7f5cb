import type { Context } from '#kit/graphql/context.ts';
import { callerAddress } from '#kit/http/caller-address.ts';
import { SIGN_IN_RATES } from '../rates.ts';

export interface LoginTries {
  /** Nothing was checked: the try did not fail. */
  giveBack(): Promise<void>;
  forgive(): Promise<void>;
}

/**
 * A browser in which the account was proved before counts for itself, so that strangers who guess cannot keep its owner
 * out; all others share the count of the account. An address counts the accounts that strangers fail at. A user refused
 * for what others do at their address has not failed.
 */
export async function takeLoginTry(ctx: Context, email: string): Promise<LoginTries> {
  const { rateLimits } = ctx.services;
  const known = ctx.device.knownAs(email);
  if (known !== null) {
    await rateLimits.take(SIGN_IN_RATES.logInDevice, known);
    return {
      giveBack: () => rateLimits.giveBack(SIGN_IN_RATES.logInDevice, known),
      forgive: () => rateLimits.forgive(SIGN_IN_RATES.logInDevice, known),
    };
  }
  const address = callerAddress(ctx.ip);
  const giveBackToAddress = () => rateLimits.giveBackForMember(SIGN_IN_RATES.logInAddress, address, email);
  const giveBackToAccount = () => rateLimits.giveBack(SIGN_IN_RATES.logInAccount, email);
  await rateLimits.take(SIGN_IN_RATES.logInAccount, email);
  try {
    await rateLimits.takeForMember(SIGN_IN_RATES.logInAddress, address, email);
  } catch (error) {
    await giveBackToAccount();
    throw error;
  }
  return {
    async giveBack() {
      await giveBackToAccount();
      await giveBackToAddress();
    },
    async forgive() {
      await rateLimits.forgive(SIGN_IN_RATES.logInAccount, email);
      await giveBackToAddress();
    },
  };
}
