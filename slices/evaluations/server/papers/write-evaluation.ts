import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { paperDownload } from '#kit/pdf/paper-download.ts';
import type { WrittenFile } from '#kit/slice/download.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { inLanguage } from '../../rules/evaluation-form.ts';
import { messages } from '../../rules/messages.ts';
import { reachToEvaluation } from '../evaluation-reach.ts';
import { nameOf } from '../evaluations.graphql.ts';
import { findShown, type OwnEvaluation } from '../own-evaluation.queries.ts';
import { drawEvaluation, type EvaluationText } from './draw-evaluation.ts';
import { findEvaluationParties } from './paper.queries.ts';

const TEXTS = Object.keys(messages.sources) as EvaluationText[];

/** Students have what was published to them; others what they may read of it. Of a draft there is no paper. */
async function publishedOne(
  ctx: Context,
  id: string,
): Promise<(OwnEvaluation & { personId: string }) | null> {
  const { personId } = actorOf(ctx);
  const own = await findShown(ctx.db, { id, personId });
  if (own) return { ...own, personId };
  const evaluation = (await reachToEvaluation(ctx, id))?.evaluation;
  if (!evaluation?.publishedAt) return null;
  return { ...evaluation, publishedAt: evaluation.publishedAt };
}

/** An evaluation on paper, in the language of its student, not of the reader. */
export async function writeEvaluation(
  ctx: Context,
  { evaluationId }: { evaluationId: string },
): Promise<WrittenFile | null> {
  const shown = await publishedOne(ctx, evaluationId);
  const parties =
    shown &&
    (await findEvaluationParties(
      ctx.unscoped('the letterhead over an evaluation that the caller may read'),
      shown,
    ));
  if (!parties) return null;
  const locale = localeOrDefault(parties.locale);
  const writtenAt = ctx.services.now();
  const { timeZone } = parties;
  const name = inLanguage(shown.names, locale);
  const bytes = await drawEvaluation({
    ...shown,
    college: (await readSiteSettings(ctx.db)).orgName,
    parties,
    locale,
    say: await speak(ctx.db, ctx.services, locale, TEXTS),
    writtenAt,
    today: dayIn(writtenAt, timeZone),
    evaluatorName: await nameOf(ctx, shown.evaluatorId),
    acknowledgedOn: shown.acknowledgedAt && dayIn(shown.acknowledgedAt, timeZone),
  });
  return paperDownload(`${name} ${shown.day}.pdf`, bytes);
}
