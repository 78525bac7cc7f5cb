import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriesSecret } from '#kit/http/security-headers.ts';
import { StaticFiles } from '#kit/http/static-files.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { readSiteSettings } from '#slices/site-settings/server/public.ts';
import { DEMO_ACCOUNTS } from './demo/accounts.ts';
import type { ServerState } from './server-state.ts';

/** The web app's files, and the one page that answers every other address. */
export function pageRoutes(app: FastifyInstance, state: ServerState, folder: string): void {
  const files = new StaticFiles(folder);

  app.get('/config.json', async (_, reply) => {
    void reply.header('cache-control', 'no-cache');
    return publicConfig(state);
  });

  app.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://any').pathname;
    const encoding = String(request.headers['accept-encoding'] ?? '');
    const found = path === '/' ? null : await files.find(path, encoding);
    if (found) return reply.headers(found.headers).send(found.body);
    // A missing script must be missing: answering it with a page would hide the fault.
    if (path.startsWith('/assets/')) return reply.code(404).send();
    return sendPage(request, reply, await files.find('/index.html', encoding), path);
  });
}

function sendPage(
  _: FastifyRequest,
  reply: FastifyReply,
  page: Awaited<ReturnType<StaticFiles['find']>>,
  path: string,
): FastifyReply {
  if (!page)
    return reply.code(503).type('text/plain').send('The web app has not been built yet: run npm start.');
  if (carriesSecret(path)) void reply.header('referrer-policy', 'no-referrer');
  return reply.headers(page.headers).send(page.body);
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
    apiHost: '',
    mainHost: config.mainHost,
    assetBaseUrl: settings.assetBaseUrl || config.cdnUrl || '',
    publishableKey: config.cardKeys[config.environment],
    termsVersion: settings.termsVersion,
    defaultLocale: settings.defaultLocale,
    workAccounts: workAccounts.kind !== 'none',
    imageUpload: { cloudId: settings.imageCloudId, preset: settings.imageUploadPreset },
    ...(showsDemo ? { demoAccounts: DEMO_ACCOUNTS.map(({ email, label }) => ({ email, label })) } : {}),
  };
}
