import { universalMidnight } from '#kit/calendar/day.ts';
import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import type { Context } from '#kit/graphql/context.ts';
import { html, type Html } from '#kit/http/plain-page.ts';
import { languageTag, localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import type { PageAnswer, PublicPage } from '#kit/slice/public-page.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { spokenPage, type Speaker } from '#slices/translations/server/api.ts';
import { categoryName } from '../../rules/hour-category.ts';
import { REASON_MAX, type DecidedStatus } from '../../rules/hour-entry.ts';
import { pages } from '../../rules/pages.ts';
import { requestState } from '../../rules/supervision.ts';
import { writtenMinutes } from '../../rules/written-minutes.ts';
import type { HourRecord } from '../entry.queries.ts';
import { answerRequest, BY_LINK } from './answer-request.ts';
import { requestToken } from './request-token.ts';
import { findEntriesOf, findRequest, type RequestRecord } from './request.queries.ts';

type Say = Speaker<keyof typeof pages.sources>;
const TEXTS = Object.keys(pages.sources) as (keyof typeof pages.sources)[];

const THANKS = `/${SECRET_PATHS.confirmHours}/thanks`;

const ANSWERS: Readonly<Record<string, DecidedStatus>> = { confirm: 'CONFIRMED', refuse: 'REFUSED' };

/**
 * Where the link in the mail to a supervisor leads. Opening it changes nothing, since programs that look into mails open every
 * link in them. A link that does not work is answered in the same way whatever the reason, in the language of the reader.
 */
export const supervisorPage: PublicPage = {
  address: `/${SECRET_PATHS.confirmHours}/:token`,
  takesForm: true,
  async write(ctx, { params, form, locale: preferred }) {
    const request = await openRequest(ctx, params['token'] ?? '');
    if (!request) return linkIsOver(ctx, preferred);
    const answer = ANSWERS[form?.get('action') ?? ''];
    const comment = writtenComment(form);
    if (!answer) return pageOfRequest(ctx, request, null);
    const wrong = wrongWith(answer, comment);
    if (wrong) return pageOfRequest(ctx, request, { wrong, comment });
    const isDone = await answerRequest(ctx, { requestId: request.id, answer, comment });
    return isDone ? goOnToThanks(request, answer) : linkIsOver(ctx, preferred);
  },
};

async function openRequest(ctx: Context, token: string): Promise<RequestRecord | null> {
  const { secrets, now } = ctx.services;
  const id = requestToken.read(secrets, token);
  const request = id ? await findRequest(ctx.unscoped(BY_LINK), id) : undefined;
  return request && requestState(request, now()) === 'OPEN' ? request : null;
}

/** Forms send a line end as two signs. */
const writtenComment = (form: URLSearchParams | null): string =>
  (form?.get('comment') ?? '').replaceAll('\r\n', '\n').trim();

type Wrong = 'supervisorPageCommentMissing' | 'supervisorPageCommentTooLong';

/** What was sent and has to be put right. */
interface Refused {
  wrong: Wrong;
  comment: string;
}

function wrongWith(answer: DecidedStatus, comment: string): Wrong | null {
  if (comment.length > REASON_MAX) return 'supervisorPageCommentTooLong';
  return answer === 'REFUSED' && comment === '' ? 'supervisorPageCommentMissing' : null;
}

async function pageOfRequest(
  ctx: Context,
  request: RequestRecord,
  refused: Refused | null,
): Promise<PageAnswer> {
  const db = ctx.unscoped(BY_LINK);
  const locale = localeOrDefault(request.locale);
  const [person, asked] = [await findPerson(db, request.personId), await findEntriesOf(db, request.id)];
  const student = person ? fullName(person) : '';
  const { say, answer } = await spokenPage(ctx, locale, TEXTS);
  const title = say('supervisorPageTitle', { student });
  return {
    ...answer(
      title,
      html`<section class="card">
          <h1>${title}</h1>
          <p>${say('supervisorPageLead', { student })}</p>
          ${asked.length > 1 ? html`<p><strong>${say('supervisorPageForAll', { count: asked.length })}</strong></p>` : ''}
        </section>
        ${asked.map((entry) => entryCard(entry, locale))} ${answerForm(say, refused)}`,
    ),
    status: refused ? 422 : 200,
  };
}

function entryCard({ day, minutes, categoryNames, place, note }: HourRecord, locale: Locale): Html {
  const tag = languageTag(locale);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  const what = [writtenMinutes(minutes, tag), categoryName(categoryNames, locale), place].filter(Boolean);
  return html`<section class="card">
    <h2>${date.format(universalMidnight(day))}</h2>
    <p>${what.join(' · ')}</p>
    ${note ? html`<blockquote>${note}</blockquote>` : ''}
  </section>`;
}

const answerForm = (say: Say, refused: Refused | null): Html =>
  html`<section class="card">
    <form method="post">
      <label for="comment">${say('supervisorPageComment')}</label>
      ${refused ? html`<p id="wrong" role="alert">${say(refused.wrong, { max: REASON_MAX })}</p>` : ''}
      <textarea id="comment" name="comment" maxlength="${String(REASON_MAX)}" ${refused ? INVALID : ''}>
${refused?.comment ?? ''}</textarea>
      <p>
        <button class="primary" name="action" value="confirm">${say('supervisorPageConfirm')}</button>
        <button name="action" value="refuse">${say('supervisorPageRefuse')}</button>
      </p>
      <p class="quiet">${say('supervisorPageKept')}</p>
    </form>
  </section>`;

const INVALID = html` aria-invalid="true" aria-describedby="wrong" autofocus`;

async function linkIsOver(ctx: Context, locale: Locale): Promise<PageAnswer> {
  const { say, answer } = await spokenPage(ctx, locale, TEXTS);
  const title = say('supervisorPageOver');
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p>${say('supervisorPageOverText')}</p>
  </section>`;
  return { ...answer(title, body), status: 404 };
}

/** Reloading the page that thanks does not answer once more. */
const goOnToThanks = ({ locale }: RequestRecord, given: DecidedStatus): PageAnswer => ({
  status: 303,
  location: `${THANKS}/${given.toLowerCase()}?lang=${localeOrDefault(locale)}`,
  body: '',
  isForNow: true,
});

const THANKED = {
  confirmed: 'supervisorPageConfirmed',
  refused: 'supervisorPageRefused',
} as const satisfies Record<string, keyof typeof pages.sources>;
const isThanked = (given: string): given is keyof typeof THANKED => Object.hasOwn(THANKED, given);

/** It is the same for everybody and tells of nobody, so it needs no token. */
export const thanksPage: PublicPage = {
  address: `${THANKS}/:given`,
  async write(ctx, { params, locale }) {
    const { given = '' } = params;
    if (!isThanked(given)) return linkIsOver(ctx, locale);
    const { say, answer } = await spokenPage(ctx, locale, TEXTS);
    const title = say('supervisorPageThanks');
    return answer(
      title,
      html`<section class="card">
        <h1>${title}</h1>
        <p role="status">${say(THANKED[given])}</p>
      </section>`,
    );
  },
};
