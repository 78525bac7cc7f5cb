import type { FastifyInstance, FastifyReply } from 'fastify';
import { carriesSecret } from '#kit/access/secret-paths.ts';
import { StaticFiles } from '#kit/http/static-files.ts';

/** The web app's files, and the one page that answers every other address. */
export function pageRoutes(app: FastifyInstance, folder: string, assetHost: string): void {
  const files = new StaticFiles(folder, assetHost);

  app.get('/*', async (request, reply) => {
    // Not read as an address: anybody can send //, which is none, and has asked for no page of ours.
    const [path = ''] = request.url.split('?', 1);
    const encoding = request.headers['accept-encoding']?.toString() ?? '';
    const found = path === '/' ? null : await files.find(path, encoding);
    if (found) return reply.headers(found.headers).send(found.body);
    // A missing script must be missing: answering it with a page would hide the fault.
    if (path.startsWith('/assets/')) return reply.code(404).send();
    return sendPage(reply, await files.find('/index.html', encoding), path);
  });
}

function sendPage(
  reply: FastifyReply,
  page: Awaited<ReturnType<StaticFiles['find']>>,
  path: string,
): FastifyReply {
  if (carriesSecret(path)) void reply.header('referrer-policy', 'no-referrer');
  if (!page)
    return reply.code(503).type('text/plain').send('The web app has not been built yet: run npm start.');
  return reply.headers(page.headers).send(page.body);
}
