import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
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
import { networkDigest, signConfirmation } from './form-ticket.ts';
import { insertVisitorMessage } from './visitor-message.queries.ts';

const DAY_S = 86_400;
/** So that nobody's mailbox is filled with our questions. */
const ASKED_ADDRESS: RateRule = { name: 'visitor-confirmations', max: 3, windowS: DAY_S };
/** From a browser that has worked for it; a campus may be behind one address. */
const ASKING_NETWORK: RateRule = { name: 'visitor-forms', max: 20, windowS: 3_600 };
/** From a browser without scripts, or a robot. */
const UNPROVED_NETWORK: RateRule = { name: 'visitor-forms-unproved', max: 3, windowS: DAY_S };
export const VISITOR_RATES = [ASKED_ADDRESS, ASKING_NETWORK, UNPROVED_NETWORK] as const;

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
export async function askForConfirmation(ctx: Context, asked: Asked): Promise<void> {
  const { messageId, ministry, values, hasProof, locale } = asked;
  const { secrets, rateLimits, now } = ctx.services;
  const network = callerAddress(ctx.ip);
  await rateLimits.take(hasProof ? ASKING_NETWORK : UNPROVED_NETWORK, network);
  await rateLimits.take(ASKED_ADDRESS, values.email);
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
}

const TEXTS = ['visitorMailSubject', 'visitorMailIntro', 'visitorMailButton', 'visitorMailFarewell'] as const;

const confirmationAddress = ({ services: { config, secrets } }: Context, messageId: string): string =>
  `${config.mainHost}/${SECRET_PATHS.ministryMessage}/${signConfirmation(secrets, messageId)}`;
