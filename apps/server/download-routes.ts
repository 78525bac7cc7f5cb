import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isUuid } from '#kit/db/uuid.ts';
import type { Urgency } from '#kit/http/admission.ts';
import { formatMessage } from '#kit/messages/format-message.ts';
import { contentDisposition, SAFE_SERVING_HEADERS } from '#kit/files/serving.ts';
import {
  ASSIGNMENT_FILE_ADDRESS,
  FEEDBACK_FILE_ADDRESS,
  SUBMISSION_FILE_ADDRESS,
  SUBMISSIONS_ZIP_ADDRESS,
} from '#slices/assignments/rules/downloads.ts';
import {
  assignmentFileInStore,
  feedbackFileInStore,
  submissionFileInStore,
  submissionsZip,
} from '#slices/assignments/server/api.ts';
import {
  COURSE_FILE_ADDRESS,
  OUTLINE_ADDRESS,
  OUTLINES_ZIP_ADDRESS,
} from '#slices/courses/rules/downloads.ts';
import { courseFileInStore, outlineInStore, outlinesZip } from '#slices/courses/server/api.ts';
import { ATTEMPT_IMAGE_ADDRESS, QUESTION_IMAGE_ADDRESS } from '#slices/exams/rules/downloads.ts';
import { attemptImageInStore, questionImageInStore } from '#slices/exams/server/api.ts';
import { LESSON_FILE_ADDRESS } from '#slices/lessons/rules/downloads.ts';
import { lessonFileInStore } from '#slices/lessons/server/api.ts';
import { TRANSCRIPT_ADDRESS, TRANSCRIPTS_ZIP_ADDRESS } from '#slices/transcripts/rules/downloads.ts';
import { transcriptInStore, transcriptsZip } from '#slices/transcripts/server/api.ts';
import { createContext } from './context.ts';
import type { ServerState } from './server-state.ts';

type Names = Readonly<Record<string, string>>;

/**
 * Files that belong to records: whoever may read the record is led on to the store, by an address that is theirs for two
 * minutes. For anybody else there is nothing here.
 */
export function downloadRoutes(app: FastifyInstance, state: ServerState): void {
  const leadOn = (
    url: string,
    find: (ctx: Context, names: Names) => Promise<string | null>,
    sitsExam = false,
  ) =>
    app.get(url, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { cookie: cookies } = request.headers;
      const urgency = await state.urgencies.of({ cookies, usual: 'everyday', sitsExam });
      const found = await whileAdmitted(state, urgency, async () => {
        const ctx = await contextOf(state, request);
        return ctx && lookedUp(ctx, () => (hasGoodIds(request) ? find(ctx, request.params as Names) : null));
      });
      if (!found) return reply.redirect('/login');
      if ('refusal' in found) return reply.code(409).type('text/plain; charset=utf-8').send(found.refusal);
      return found.address ? reply.redirect(found.address) : reply.code(404).send();
    });
  leadOn(OUTLINE_ADDRESS, (ctx, { courseId = '', locale = '' }) => outlineInStore(ctx, { courseId, locale }));
  leadOn(COURSE_FILE_ADDRESS, (ctx, { fileId = '' }) => courseFileInStore(ctx, { fileId }));
  leadOn(LESSON_FILE_ADDRESS, (ctx, { fileId = '' }) => lessonFileInStore(ctx, { fileId }));
  leadOn(ASSIGNMENT_FILE_ADDRESS, (ctx, { fileId = '' }) => assignmentFileInStore(ctx, { fileId }));
  leadOn(SUBMISSION_FILE_ADDRESS, (ctx, { fileId = '' }) => submissionFileInStore(ctx, { fileId }));
  leadOn(FEEDBACK_FILE_ADDRESS, (ctx, { fileId = '' }) => feedbackFileInStore(ctx, { fileId }));
  leadOn(
    ATTEMPT_IMAGE_ADDRESS,
    (ctx, { attemptId = '', imageId = '' }) => attemptImageInStore(ctx, { attemptId, imageId }),
    true,
  );
  leadOn(QUESTION_IMAGE_ADDRESS, (ctx, { imageId = '' }) => questionImageInStore(ctx, { imageId }));
  leadOn(TRANSCRIPT_ADDRESS, (ctx, { issueId = '' }) => transcriptInStore(ctx, { issueId }));

  const pack = (url: string, zip: (ctx: Context, names: Names, query: Names) => Promise<Zip | null>) =>
    app.get(url, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      // Another page must not keep the server busy with archives that nobody asked for.
      if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
      const found = await whileAdmitted(state, 'list', async () => {
        const ctx = await contextOf(state, request);
        const { params, query } = request as { params: Names; query: Names };
        return ctx && { packed: hasGoodIds(request) ? await zip(ctx, params, query) : null };
      });
      if (!found) return reply.redirect('/login');
      if (!found.packed) return reply.code(404).send();
      return reply
        .headers(SAFE_SERVING_HEADERS)
        .header('content-type', 'application/zip')
        .header('content-length', found.packed.bytes)
        .header('content-disposition', contentDisposition('attachment', found.packed.fileName))
        .send(found.packed.body);
    });
  pack(OUTLINES_ZIP_ADDRESS, (ctx, { groupId = '' }, { locale = null }) =>
    outlinesZip(ctx, { groupId, locale }),
  );
  pack(SUBMISSIONS_ZIP_ADDRESS, (ctx, { assignmentId = '', groupId = '' }) =>
    submissionsZip(ctx, { assignmentId, groupId }),
  );
  pack(TRANSCRIPTS_ZIP_ADDRESS, (ctx, { batchId = '' }) => transcriptsZip(ctx, { batchId }));
}

/** A turn ends when it is known what is sent: how long somebody takes to read it is no burden. */
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

/** Where a file is, or why it is not given out: whoever opens such an address sees the answer itself, in their language. */
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

/** An archive that is written while it is read. */
interface Zip {
  fileName: string;
  bytes: number;
  body: Readable;
}

/** Who is asking; null when nobody is signed in, or something has to be settled first. */
async function contextOf(state: ServerState, request: FastifyRequest): Promise<Context | null> {
  const { ctx } = await createContext(state, request);
  return ctx.actor && !ctx.blockedBy ? ctx : null;
}

const hasGoodIds = ({ params }: FastifyRequest): boolean =>
  Object.entries(params as Names).every(([name, value]) => !name.endsWith('Id') || isUuid(value));
