import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const PAGE = 'apps/web/index.html';

/** `npm run dev`: the web app straight from its sources, updated in the open page when one is saved. */
export async function devPages(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'apps/web/vite.config.ts',
    // The other ways to read it write a file that node --watch would take for a change, again and again.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    // Vite injects scripts and styles of its own, which the content policy of the built app would stop.
    void reply.removeHeader('content-security-policy');
    void reply.removeHeader('content-security-policy-report-only');
    if (request.method !== 'GET' || request.url === '/config.json' || request.url.startsWith('/dev/'))
      return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.get('/*', async (request, reply) => {
    if (/\.\w+$/.test(request.url)) return reply.code(404).send();
    const html = await vite.transformIndexHtml('/index.html', await readFile(PAGE, 'utf8'));
    return reply.type('text/html').send(html);
  });
}
