export interface WebConfig {
  /** development, production or admin-production; any other word behaves as production. */
  environment: string;
  appName: string;
  orgName: string;
  shortName: string;
  /** Empty when the API answers at this origin. */
  apiHost: string;
  mainHost: string;
  assetBaseUrl: string;
  publishableKey: string | null;
  /** Who takes cards: nobody, a sandbox without money, or Stripe. */
  cards: 'none' | 'sandbox' | 'stripe';
  termsVersion: number;
  /** Whether an identity provider is configured. */
  workAccounts: boolean;
  demoAccounts?: readonly { email: string; label: string }[];
  imageUpload: { cloudId: string; preset: string };
}

let known: WebConfig | null = null;

/** What the server lets the browser know. It cannot change while the page lives. */
export const config = (): WebConfig => {
  if (!known) throw new Error('The configuration was asked for before it was loaded.');
  return known;
};

const { promise: whenConfigured, resolve: tellConfigured } = Promise.withResolvers<void>();

/** Settles when it is there: before that nothing can be asked, since nobody knows of whom. */
export { whenConfigured };

export const setConfig = (loaded: WebConfig): void => {
  known = loaded;
  tellConfigured();
};

/** Starts with the page: index.html asks the browser to fetch it beside the scripts. */
export async function loadConfig(): Promise<void> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`Response not successful: Received status code ${response.status}`);
  setConfig((await response.json()) as WebConfig);
}
