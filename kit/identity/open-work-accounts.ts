import { noWorkAccounts, type WorkAccounts } from '#kit/identity/work-accounts.ts';

export type ProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly allowedTenant: string | null;
};

/** The work accounts the configuration asks for; without a provider the library behind them is not even loaded. */
export async function openWorkAccounts(
  settings: ProviderSettings | null,
  flowKey: Uint8Array,
  now: () => Date,
): Promise<WorkAccounts> {
  if (settings === null) return noWorkAccounts();
  const { oidcAccounts } = await import('#kit/identity/oidc-accounts.ts');
  const { allowedTenant, ...provider } = settings;
  return oidcAccounts({
    ...provider,
    ...(allowedTenant === null ? {} : { allowedTenant }),
    flowKey,
    now,
    // Plain http is allowed for a provider on this machine alone, where nobody else can listen.
    allowInsecure: true,
  });
}
