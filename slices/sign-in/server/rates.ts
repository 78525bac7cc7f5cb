import type { RateRule } from '#kit/http/limits/rate-limits.ts';

export const SIGN_IN_RATES = {
  // All browsers in which nobody has proved yet that the account is theirs share this one; the others have their own.
  logInAccount: { name: 'login-account', max: 10, windowS: 900, maxDelayS: 900 },
  logInDevice: { name: 'login-device', max: 10, windowS: 900, maxDelayS: 900 },
  // How many accounts strangers fail at; browsers known for the account they try do not count. One who guesses must not
  // shut out a campus that is behind the same address, so it is slowed down and goes on.
  logInAddress: { name: 'login-address', max: 100, windowS: 900, maxDelayS: 15 },
  workAccountFailed: { name: 'work-account-failed', max: 300, windowS: 900 },
  workAccountAddress: { name: 'work-account-address', max: 1_000, windowS: 900 },
  forgotAccount: { name: 'forgot-account', max: 3, windowS: 3_600 },
  // A class that begins together is behind one address: what one person may need counts by account and browser, and
  // the network only keeps floods out.
  forgotBrowser: { name: 'forgot-browser', max: 10, windowS: 3_600 },
  // A mailed link is the way in for users who are kept out otherwise: nobody can use it up for a whole network.
  forgotNetwork: { name: 'forgot-network', max: 300, windowS: 3_600, maxDelayS: 15 },
  // An address has an allowance in each network, so that strangers elsewhere do not use up what its owner needs.
  registerAccount: { name: 'register-account', max: 3, windowS: 3_600 },
  // Beyond this nothing is mailed to an address that has a link which can be used.
  registerMails: { name: 'register-mails', max: 6, windowS: 86_400 },
  registerBrowser: { name: 'register-browser', max: 5, windowS: 3_600 },
  // The link of each group has an allowance of its own in each network.
  registerGroup: { name: 'register-group', max: 200, windowS: 3_600 },
  registerNetwork: { name: 'register-network', max: 600, windowS: 3_600 },
  // A registration tells who has an account already; of so many addresses and no more.
  registerTaken: { name: 'register-taken', max: 50, windowS: 3_600 },
  changeEmail: { name: 'change-email', max: 5, windowS: 3_600 },
  // No token can be guessed, so these only keep floods out.
  recoverBrowser: { name: 'recover-browser', max: 30, windowS: 3_600 },
  recoverNetwork: { name: 'recover-network', max: 600, windowS: 3_600, maxDelayS: 15 },
} as const satisfies Record<string, RateRule>;
