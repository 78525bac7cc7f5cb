import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { markup, type Html } from '#kit/http/html.ts';
import { isLocale } from '#kit/messages/locales.ts';
import type { PageAnswer, PublicPage } from '#kit/slice/public-page.ts';
import { publicAddress, PUBLIC_REGISTRY } from '../../rules/public-address.ts';
import { CONFIRM_WITHIN_HOURS } from '../../rules/visitor-message.ts';
import { findShown } from '../shown.queries.ts';
import { confirmationToken } from './form-ticket.ts';
import { publicPage, voiceOf, withLanguage, type Voice } from './page-frame.ts';
import { publicDb } from './public.queries.ts';
import { relayVisitorMessage } from './relay-visitor-message.ts';
import { findVisitorMessage, storeAskedAt } from './visitor-message.queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Where the link in the mail leads. It asks first, since programs that look into mails open every link in them; only the form
 * sends the message.
 */
export const confirmPage: PublicPage = {
  address: `/${SECRET_PATHS.ministryMessage}/:token`,
  takesForm: true,
  async write(ctx, { params, query, form, locale: preferred }) {
    const token = params['token'] ?? '';
    const found = await waiting(ctx, token);
    const locale = !query.has('lang') && isLocale(found?.locale) ? found.locale : preferred;
    const voice = await voiceOf(ctx, locale, query);
    const path = `/${SECRET_PATHS.ministryMessage}/${token}`;
    const card = (title: string, ...more: (Html | false)[]): PageAnswer => ({
      isForNow: true,
      ...publicPage(
        { title, path, width: 'narrow', body: markup`<div class="card"><h1>${title}</h1>${more}</div>` },
        voice,
      ),
    });
    const { say } = voice;
    if (!found)
      return {
        ...card(
          say('publicLinkOver'),
          markup`<p>${say('publicLinkOverText', { hours: CONFIRM_WITHIN_HOURS })}</p>`,
          back(voice),
        ),
        status: 404,
      };
    const sent = (email: string): PageAnswer =>
      card(
        say('publicSent'),
        email !== '' && markup`<p>${say('publicSentText', { email })}</p>`,
        back(voice),
      );
    if (found.sentAt) return sent('');
    const ministry = await findShown(publicDb(ctx), found.ministryId, { isPublic: true });
    if (!ministry) return notSent(card, say('publicMinistryGone'), voice);
    if (form) {
      try {
        await relayVisitorMessage(ctx, found, ministry);
        return sent(found.senderAddress);
      } catch (error) {
        if (!(error instanceof RuleError)) throw error;
        if (error.problem === 'contactLimitReached')
          await storeAskedAt(publicDb(ctx), found.id, ctx.services.now());
        return notSent(card, whyNot(error, voice), voice);
      }
    }
    return card(
      say('publicConfirmTitle', { name: ministry.name }),
      markup`<p class="quiet">${say('publicConfirmFrom', { name: found.senderName, email: found.senderAddress })}</p>
        <blockquote>${found.message}</blockquote>
        <form method="post" action="${withLanguage(path, voice)}"><button class="button">${say('publicConfirmButton')}</button></form>
        <p class="small">${say('publicConfirmNotYours')}</p>
        <p><a href="${withLanguage(publicAddress(ministry), voice)}">${ministry.name}</a></p>`,
    );
  },
};

async function waiting(ctx: Context, token: string) {
  const id = confirmationToken.read(ctx.services.secrets, token);
  const found = id ? await findVisitorMessage(publicDb(ctx), id) : undefined;
  const isInTime =
    found && ctx.services.now().getTime() - found.askedAt.getTime() < CONFIRM_WITHIN_HOURS * HOUR_MS;
  return isInTime ? found : null;
}

const back = (voice: Voice): Html =>
  markup`<p><a href="${withLanguage(PUBLIC_REGISTRY, voice)}">${voice.say('publicBackToRegistry')}</a></p>`;

/** Of a sender who cannot be heard, and of an owner who cannot be reached, no more is told than that. */
const whyNot = ({ problem, values }: RuleError, { say }: Voice): string =>
  problem === 'contactLimitReached' ? say('publicMinistryFull', values) : say('publicMinistryGone');

const notSent = (
  card: (title: string, ...more: Html[]) => PageAnswer,
  why: string,
  voice: Voice,
): PageAnswer => ({ ...card(voice.say('publicNotSent'), markup`<p>${why}</p>`, back(voice)), status: 409 });
