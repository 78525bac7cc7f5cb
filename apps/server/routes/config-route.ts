import type { FastifyInstance } from 'fastify';
import { compressAnswer } from '#kit/http/compress-answer.ts';
import { refuseBusyAddress } from '#kit/http/limits/refuse-busy-address.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { ServerState } from '../server-state.ts';

/** The mutations that change what it says. */
export const CHANGES_CONFIG: ReadonlySet<string> = new Set(['saveSiteSettings', 'askForAcceptance']);

/** What the web app asks for before it draws anything of its own: served from memory, to everyone. */
export function configRoute(app: FastifyInstance, state: ServerState): void {
  app.get('/config.json', async (request, reply) => {
    if (refuseBusyAddress(state.addressLimit, request, reply)) return reply.send();
    void reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return compressAnswer(request, reply, JSON.stringify(await publicConfig(state)));
  });
}

/** What a browser may know before sign-in. */
async function publicConfig({ services: { config, cards, workAccounts }, siteSettings }: ServerState) {
  const settings = await siteSettings.get();
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
    cards: cards.kind,
    termsVersion: settings.termsVersion,
    defaultLocale: settings.defaultLocale,
    workAccounts: workAccounts.kind !== 'none',
    imageUpload: { cloudId: config.cloudinary?.cloudId ?? '', preset: config.cloudinary?.uploadPreset ?? '' },
    ...(showsDemo ? { demoAccounts: DEMO_ACCOUNTS.map(({ email, label }) => ({ email, label })) } : {}),
  };
}
