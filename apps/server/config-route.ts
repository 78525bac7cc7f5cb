import type { FastifyInstance } from 'fastify';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { readSiteSettings } from '#slices/site-settings/server/public.ts';
import { DEMO_ACCOUNTS } from './demo/accounts.ts';
import type { ServerState } from './server-state.ts';

/** What the web app asks for before it draws anything of its own. */
export function configRoute(app: FastifyInstance, state: ServerState): void {
  app.get('/config.json', async (_, reply) => {
    void reply.header('cache-control', 'no-cache');
    return publicConfig(state);
  });
}

/** What a browser may know before anybody has signed in. */
async function publicConfig({ services: { config, workAccounts }, appPool }: ServerState) {
  const settings = await readSiteSettings(openDatabase(appPool, WHOLE_COLLEGE));
  const showsDemo = config.environment === 'development' && config.seed.kind === 'demo';
  return {
    environment: config.environment,
    appName: settings.appName,
    orgName: settings.orgName,
    shortName: settings.shortName,
    apiHost: config.apiHost ?? '',
    mainHost: config.mainHost,
    assetBaseUrl: settings.assetBaseUrl === '' ? (config.cdnUrl ?? '') : settings.assetBaseUrl,
    publishableKey: config.cardKeys[config.environment],
    termsVersion: settings.termsVersion,
    defaultLocale: settings.defaultLocale,
    workAccounts: workAccounts.kind !== 'none',
    imageUpload: { cloudId: config.cloudinary?.cloudId ?? '', preset: config.cloudinary?.uploadPreset ?? '' },
    ...(showsDemo ? { demoAccounts: DEMO_ACCOUNTS.map(({ email, label }) => ({ email, label })) } : {}),
  };
}
