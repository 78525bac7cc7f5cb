import type { MayTellAway } from '#kit/outside/away.ts';

/** Who a work account says its holder is. Issuer, tenant and subject together are the account, and only they. */
export type WorkIdentity = {
  readonly issuer: string;
  readonly tenantId: string | null;
  readonly subject: string;
  /** May change and, unless verified, may belong to another person: it can introduce a person, it never identifies one. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string;
};

/** Why a sign-in with a work account failed, as the person may be told. */
export type WorkAccountProblem =
  | 'workAccountRefused'
  | 'workAccountExpired'
  | 'workAccountUnavailable'
  | 'workAccountsOff';

/** The one way in which work accounts fail. The cause is for the log and is never shown. */
export class WorkAccountError extends Error implements MayTellAway {
  override readonly name = 'WorkAccountError';
  readonly problem: WorkAccountProblem;

  constructor(problem: WorkAccountProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }

  get isUnavailable(): boolean {
    return this.problem === 'workAccountUnavailable';
  }
}

export type SignInStart = {
  /** Where the browser goes. */
  readonly url: string;
  /** What the browser keeps and compares when it comes back. */
  readonly state: string;
  /** What only this server can read: it goes into an HttpOnly cookie and comes back with the code. */
  readonly flow: string;
};

/** Sign-in with the account of the college or church a person works for. */
export interface WorkAccounts {
  readonly kind: 'none' | 'oidc';
  beginSignIn(request: { redirectUri: string; state?: string }): Promise<SignInStart>;
  /** The state is compared here only if it came along: validateMSAuth carries the code alone. */
  finishSignIn(answer: {
    code: string;
    flow: string;
    redirectUri: string;
    state?: string;
  }): Promise<WorkIdentity>;
}

/** The embedded default: no identity provider is configured, so nobody signs in this way. */
export function noWorkAccounts(): WorkAccounts {
  const off = async (): Promise<never> => {
    throw new WorkAccountError('workAccountsOff');
  };
  return { kind: 'none', beginSignIn: off, finishSignIn: off };
}
