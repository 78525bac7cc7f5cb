import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { html, plainPage, type Html } from '#kit/http/plain-page.ts';
import { languageTag, localeOrDefault } from '#kit/messages/locales.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak, type Speaker } from '#slices/translations/server/api.ts';
import { CONTACT_NOTE_MAX } from '../rules/message.ts';
import { blockSenderOf } from './block-sender.ts';
import { messageToken } from './message-token.ts';
import { findMessage, isBlocked, senderOf, type MessageRecord } from './relay.queries.ts';
import { isReported } from './report.queries.ts';
import { reportMessage } from './report-message.ts';

/** No token can be guessed; this only keeps floods from a page that strangers may open. */
export const MESSAGE_PAGE_ADDRESS: RateRule = { name: 'alumni-message-address', max: 100, windowS: 600 };

const TEXTS = [
  'contactMailSubject',
  'messagePageAbout',
  'messagePageReport',
  'messagePageReportLead',
  'messagePageReason',
  'messagePageReported',
  'messagePageBlock',
  'messagePageBlockLead',
  'messagePageBlocked',
  'messagePageUnblock',
] as const;
type Say = Speaker<(typeof TEXTS)[number]>;

async function messageOf(ctx: Context, token: string): Promise<MessageRecord> {
  const { rateLimits, secrets } = ctx.services;
  await rateLimits.take(MESSAGE_PAGE_ADDRESS, ipPrefix(ctx.ip));
  const id = messageToken.read(secrets, token);
  const message = id && (await findMessage(ctx.unscoped('the person who has the mail reads it'), id));
  if (!message) throw new RuleError('alumniMessageLinkWrong', 'NOT_FOUND');
  return message;
}

/** The page behind the link in a mail that brought a message: it can be reported there, and its sender blocked. */
export async function showMessagePage(ctx: Context, token: string): Promise<string> {
  const message = await messageOf(ctx, token);
  return transaction(ctx.unscoped('the person who has the mail reads it'), async (tx) => {
    const recipient = await findPerson(tx, message.recipientId);
    const locale = localeOrDefault(recipient?.locale ?? ctx.locale);
    const say = await speak(tx, ctx.services, locale, TEXTS);
    const { appName } = await readSiteSettings(tx);
    return plainPage({
      lang: languageTag(locale),
      appName,
      title: say('contactMailSubject', { name: message.senderName }),
      body: html`${theMessage(say, message)} ${toReport(say, await isReported(tx, message.id))}
      ${toBlock(say, message.senderName, await isBlocked(tx, senderOf(message), message.recipientId))}`,
    });
  });
}

const theMessage = (say: Say, { senderName: name, about, message }: MessageRecord): Html =>
  html`<section class="card">
    <h1>${say('contactMailSubject', { name })}</h1>
    ${about ? html`<p class="quiet">${say('messagePageAbout', { about })}</p>` : ''}
    <blockquote>${message}</blockquote>
  </section>`;

const toReport = (say: Say, wasReported: boolean): Html =>
  wasReported
    ? html`<section class="card">
        <h2>${say('messagePageReport')}</h2>
        <p role="status">${say('messagePageReported')}</p>
      </section>`
    : html`<section class="card">
        <h2>${say('messagePageReport')}</h2>
        <p class="quiet">${say('messagePageReportLead')}</p>
        <form method="post">
          <label for="reason">${say('messagePageReason')}</label>
          <textarea id="reason" name="reason" maxlength="${String(CONTACT_NOTE_MAX)}"></textarea>
          <button class="primary" name="action" value="report">${say('messagePageReport')}</button>
        </form>
      </section>`;

const toBlock = (say: Say, name: string, isNow: boolean): Html =>
  isNow
    ? html`<section class="card">
        <h2>${say('messagePageBlock')}</h2>
        <p role="status">${say('messagePageBlocked', { name })}</p>
        <form method="post"><button name="action" value="unblock">${say('messagePageUnblock')}</button></form>
      </section>`
    : html`<section class="card">
        <h2>${say('messagePageBlock')}</h2>
        <p class="quiet">${say('messagePageBlockLead', { name })}</p>
        <form method="post"><button name="action" value="block">${say('messagePageBlock')}</button></form>
      </section>`;

/** Why the page is not shown. */
export async function showRefusedPage(ctx: Context, { problem, values }: RuleError): Promise<string> {
  const db = ctx.unscoped('the names of the college');
  const say = await speak(db, ctx.services, ctx.locale, [problem]);
  const { appName } = await readSiteSettings(db);
  const title = say(problem, values);
  const body = html`<section class="card"><h1>${title}</h1></section>`;
  return plainPage({ lang: languageTag(ctx.locale), appName, title, body });
}

/** What was pressed on that page. */
export async function actOnMessagePage(ctx: Context, token: string, form: URLSearchParams): Promise<void> {
  const message = await messageOf(ctx, token);
  const action = form.get('action');
  await transaction(ctx.unscoped('the person who has the mail reports or blocks'), async (tx) => {
    if (action === 'report')
      await reportMessage(tx, ctx, message, (form.get('reason') ?? '').slice(0, CONTACT_NOTE_MAX));
    else if (action === 'block' || action === 'unblock')
      await blockSenderOf(tx, ctx, message, action === 'block');
  });
}
