import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import { callerAddress } from '#kit/http/caller-address.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { headerLine } from '#kit/mail/header-line.ts';
import { layoutMail } from '#kit/mail/layout.ts';
import { sendMail } from '#kit/mail/send-mail.ts';
import { languageTag, type Locale } from '#kit/messages/locales.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { CONFIRM_WITHIN_HOURS, type VisitorMessageValues } from '../../rules/visitor-message.ts';
import type { ShownMinistry } from '../shown.queries.ts';
import { confirmationToken, networkDigest } from './form-ticket.ts';
import { publicDb } from './public.queries.ts';
import { findVisitorMessage, insertVisitorMessage, type VisitorMessage } from './visitor-message.queries.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;
/** So that nobody's mailbox is filled with our questions. */
const ASKED_ADDRESS: RateRule = { name: 'visitor-confirmations', max: 3, windowS: DAY_S };
/** From a browser that has worked for it; a campus may be behind one address. */
const ASKING_NETWORK: RateRule = { name: 'visitor-forms', max: 20, windowS: 3_600 };
/** From a browser without scripts, or a robot. */
const UNPROVED_NETWORK: RateRule = { name: 'visitor-forms-unproved', max: 3, windowS: DAY_S };
export const VISITOR_RATES = [ASKED_ADDRESS, ASKING_NETWORK, UNPROVED_NETWORK] as const;

/** Why a visitor is asked to send once more, or later. */
export interface Refusal {
  why: 'publicFormUsed' | 'publicNetworkFull' | 'publicAddressFull';
  values: { hours?: number; minutes?: number };
}

interface Asked {
  messageId: string;
  ministry: ShownMinistry;
  values: VisitorMessageValues;
  hasProof: boolean;
  locale: Locale;
}

/**
 * Keeps a visitor's message until they confirm it by a link that goes to the address they gave: nobody writes in another's name.
 * Our mail holds nothing that they have typed, or it could be used to write to anybody.
 */
export async function askForConfirmation(ctx: Context, asked: Asked): Promise<Refusal | null> {
  const { messageId, ministry, values, hasProof, locale } = asked;
  const { secrets, now } = ctx.services;
  const stored = await findVisitorMessage(publicDb(ctx), messageId);
  if (stored) return isSame(stored, values) ? null : { why: 'publicFormUsed', values: {} };
  const network = callerAddress(ctx.ip);
  const tooMany =
    (await refusal(ctx, hasProof ? ASKING_NETWORK : UNPROVED_NETWORK, network, 'publicNetworkFull')) ??
    (await refusal(ctx, ASKED_ADDRESS, values.email, 'publicAddressFull'));
  if (tooMany) return tooMany;
  await transaction(ctx.unscoped('a message of a visitor'), async (tx) => {
    const isNew = await insertVisitorMessage(tx, {
      id: messageId,
      ministryId: ministry.id,
      senderName: values.name,
      senderAddress: values.email,
      message: values.message,
      locale,
      network: networkDigest(secrets, network),
      askedAt: now(),
    });
    if (!isNew) return;
    const { appName } = await readSiteSettings(tx);
    const say = await speak(tx, ctx.services, locale, TEXTS);
    const name = headerLine(ministry.name);
    const subject = say('visitorMailSubject', { name });
    await sendMail(tx, {
      id: messageId,
      template: 'visitorConfirmation',
      language: languageTag(locale),
      to: { address: values.email },
      subject,
      ...layoutMail({
        lang: locale,
        appName,
        heading: subject,
        paragraphs: [say('visitorMailIntro', { name })],
        button: { label: say('visitorMailButton'), url: confirmationAddress(ctx, messageId) },
        footer: say('visitorMailFarewell', { hours: CONFIRM_WITHIN_HOURS }),
      }),
    });
  });
  return null;
}

const isSame = (stored: VisitorMessage, { name, email, message }: VisitorMessageValues): boolean =>
  stored.senderName === name && stored.senderAddress === email && stored.message === message;

async function refusal(
  ctx: Context,
  rule: RateRule,
  subject: string,
  why: Refusal['why'],
): Promise<Refusal | null> {
  try {
    await ctx.services.rateLimits.take(rule, subject);
    return null;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const seconds = Number(error.values['seconds'] ?? 0);
    return {
      why,
      values: { hours: seconds > HOUR_S ? Math.ceil(seconds / HOUR_S) : 0, minutes: Math.ceil(seconds / 60) },
    };
  }
}

const TEXTS = ['visitorMailSubject', 'visitorMailIntro', 'visitorMailButton', 'visitorMailFarewell'] as const;

const confirmationAddress = ({ services: { config, secrets } }: Context, messageId: string): string =>
  `${config.mainHost}/${SECRET_PATHS.ministryMessage}/${confirmationToken.sign(secrets, messageId)}`;
