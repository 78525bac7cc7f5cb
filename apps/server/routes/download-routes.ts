import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isUuid } from '#kit/db/uuid.ts';
import type { Urgency } from '#kit/http/limits/admission.ts';
import { formatMessage } from '#kit/messages/format-message.ts';
import { contentDisposition, SAFE_SERVING_HEADERS } from '#kit/files/serving.ts';
import type { Download, WrittenDownload } from '#kit/slice/download.ts';
import { createContext } from '../context.ts';
import type { ServerState } from '../server-state.ts';
import { slices } from '../slices.generated.ts';

type Names = Readonly<Record<string, string>>;

/**
 * Files that belong to records: those who may read the record are redirected to the store, by an address that is theirs for two
 * minutes. Others get a 404.
 */
export function downloadRoutes(app: FastifyInstance, state: ServerState): void {
  for (const { downloads = [], writtenDownloads = [] } of slices) {
    for (const download of downloads) leadOn(app, state, download);
    for (const written of writtenDownloads) sendWritten(app, state, written);
  }
}

function leadOn(app: FastifyInstance, state: ServerState, { address, find, isUrgent }: Download): void {
  app.get(address, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { cookie: cookies } = request.headers;
    const urgency = await state.urgencies.of({ cookies, usual: 'everyday', isUrgent });
    const found = await whileAdmitted(state, urgency, async () => {
      const ctx = await contextOf(state, request);
      return ctx && lookedUp(ctx, () => (hasGoodIds(request) ? find(ctx, request.params as Names) : null));
    });
    if (!found) return reply.redirect('/login');
    if ('refusal' in found) return reply.code(409).type('text/plain; charset=utf-8').send(found.refusal);
    return found.address ? reply.redirect(found.address) : reply.code(404).send();
  });
}

function sendWritten(app: FastifyInstance, state: ServerState, { address, write }: WrittenDownload): void {
  app.get(address, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // Another page must not keep the server busy with files that nobody asked for.
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
    const found = await whileAdmitted(state, 'list', async () => {
      const ctx = await contextOf(state, request);
      const { params, query } = request as { params: Names; query: Names };
      return ctx && { file: hasGoodIds(request) ? await write(ctx, params, query) : null };
    });
    if (!found) return reply.redirect('/login');
    const { file } = found;
    if (!file) return reply.code(404).send();
    return reply
      .headers(SAFE_SERVING_HEADERS)
      .header('content-type', file.contentType)
      .header('content-length', file.bytes)
      .header('content-disposition', contentDisposition('attachment', file.fileName))
      .send(file.body);
  });
}

/** A turn ends when it is known what is sent: a slow reader is no burden. */
async function whileAdmitted<Result>(
  { admission }: ServerState,
  urgency: Urgency,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await admission.enter(urgency);
  try {
    return await work();
  } finally {
    leave();
  }
}

/** Where a file is, or why it is refused: the reader sees this answer itself, in their language. */
async function lookedUp(
  { services: { bundled }, locale }: Context,
  look: () => Promise<string | null> | null,
): Promise<{ address: string | null } | { refusal: string }> {
  try {
    return { address: await look() };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return {
      refusal: formatMessage(locale, bundled.text(locale, error.problem) ?? error.problem, error.values),
    };
  }
}

/** Who is asking; null when nobody is signed in, or something has to be settled first. */
async function contextOf(state: ServerState, request: FastifyRequest): Promise<Context | null> {
  const { ctx } = await createContext(state, request);
  return ctx.actor && !ctx.blockedBy ? ctx : null;
}

const hasGoodIds = ({ params }: FastifyRequest): boolean =>
  Object.entries(params as Names).every(([name, value]) => !name.endsWith('Id') || isUuid(value));
