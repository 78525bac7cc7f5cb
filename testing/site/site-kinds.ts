import { startGooglePeer } from '../peers/google.ts';
import { startOidcPeer, type OidcUser } from '../peers/oidc.ts';
import { Site } from './site.ts';
import { freePort } from './site-port.ts';

const PRODUCTION = { APP_ENV: 'production', WORKERS: '1' };

/** The main app as `npm run dev` shows it to those who build it. */
export const openDevelopersSite = (): Promise<Site> => Site.open({ env: { BEREA_DEV: '1' } });

/** The main app built with the catalogue of its parts, which is many times quicker to open than from the sources. */
export const openCatalogue = (): Promise<Site> => Site.open({ env: { BEREA_WEB: 'dist/web-catalogue' } });

/** The main app as the public meets it. */
export const openProduction = (): Promise<Site> => Site.open({ env: PRODUCTION });

/** The administrators' host of a college whose main app is another site, which also delivers the scripts of both. */
export const openAdminHost = (main: Site): Promise<Site> =>
  Site.open({
    env: { ...PRODUCTION, APP_ENV: 'admin-production', MAIN_HOST: main.origin, CDN_URL: main.origin },
  });

/** A college whose staff have work accounts and whose people may connect calendars, and those who keep these. */
export interface WorkAccountCollege {
  site: Site;
  issuer: string;
  stop(): Promise<void>;
}

const users: readonly OidcUser[] = [
  { id: 'rebecca', name: 'Rebecca', email: 'manager@berea.test', emailVerified: true },
  { id: 'nobody', name: 'Nobody', email: 'nobody@elsewhere.test', emailVerified: true },
];

export async function openWorkAccountCollege(): Promise<WorkAccountCollege> {
  const port = await freePort();
  const peer = await startOidcPeer({ users, redirectUris: [`http://localhost:${port}/msauth/callback`] });
  const google = await startGooglePeer(['ana@gmail.test'], `http://localhost:${port}/google-auth`);
  const env = {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_BASE_URL: google.url,
    OIDC_ISSUER: peer.issuer,
    OIDC_CLIENT_ID: peer.clientId,
    OIDC_CLIENT_SECRET: peer.clientSecret,
  };
  const site = await Site.open({ env, port });
  return {
    site,
    issuer: peer.issuer,
    async stop() {
      await site.stop();
      await Promise.all([peer.stop(), google.stop()]);
    },
  };
}
