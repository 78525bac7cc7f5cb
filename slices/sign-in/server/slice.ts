import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { SIGN_IN_RATES } from './rates.ts';
import { mailNewEmailLink } from './accounts/change-email.ts';
import { mailResetLink } from './passwords/forgot-password.ts';
import { sweepSignIn } from './sweep-sign-in.ts';
import './sign-in.graphql.ts';
import './accounts/account.graphql.ts';
import './registration/enrolment.graphql.ts';
import './accounts/manage-account.graphql.ts';

export const slice: ServerSlice = {
  rates: Object.values(SIGN_IN_RATES),
  jobs: [mailNewEmailLink, mailResetLink, sweepSignIn],
};
