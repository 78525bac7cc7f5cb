import type { Context } from '#kit/graphql/context.ts';
import { markup, type Html } from '#kit/http/html.ts';
import { isMailAddress } from '#kit/mail/mailer.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import type { PageAnswer, PublicPage } from '#kit/slice/public-page.ts';
import { CONTACT_MESSAGE_MAX } from '#slices/alumni-contact/rules/message.ts';
import { EMAIL_MAX } from '#slices/people/rules/person.ts';
import { publicAddress, PUBLIC_REGISTRY } from '../../rules/public-address.ts';
import {
  CONFIRM_WITHIN_HOURS,
  formAge,
  MIN_MS,
  MIN_MS_WITHOUT_PROOF,
  PROOF_BITS,
  VISITOR_MESSAGES_A_DAY,
  VISITOR_NAME_MAX,
  visitorMessage,
} from '../../rules/visitor-message.ts';
import type { ShownMinistry } from '../shown.queries.ts';
import { askForConfirmation } from './ask-for-confirmation.ts';
import { isProof, issueTicket, readTicket } from './form-ticket.ts';
import { notPublic, publicMinistry } from './listing-page.ts';
import { publicPage, voiceOf, withLanguage, type PageText, type Voice } from './page-frame.ts';
import { PROVE_WORK_ADDRESS } from './prove-work.ts';
import { publicDb } from './public.queries.ts';
import { isOpenToVisitors } from './visitor-message.queries.ts';

type FieldName = keyof typeof visitorMessage;

const WRONG: Readonly<Record<FieldName, PageText>> = {
  name: 'publicNameInvalid',
  email: 'publicEmailInvalid',
  message: 'publicMessageInvalid',
};

interface Draft {
  typed: Readonly<Record<FieldName, string>>;
  ticket: string;
  /** The field that does not fit. */
  wrong?: FieldName;
  /** What is told over the form. */
  notice?: string;
}

/** By which visitors write to a ministry. It works without scripts, only slower. */
export const contactPage: PublicPage = {
  address: `${PUBLIC_REGISTRY}/:step/contact`,
  takesForm: true,
  async write(ctx, { params, query, form, locale }) {
    const ministry = await publicMinistry(ctx, params['step'] ?? '');
    const voice = await voiceOf(ctx, locale, query);
    if (!ministry || !(await isOpenToVisitors(publicDb(ctx), ministry.id))) return notPublic(voice);
    if (query.has('sent')) return checkMail(ministry, voice);
    if (form) return take(ctx, { ministry, form, voice });
    return drawForm(ministry, { typed: NOTHING, ticket: newTicket(ctx, ministry) }, voice);
  },
};

const NOTHING = { name: '', email: '', message: '' } as const;

const newTicket = ({ services: { secrets, now } }: Context, { id }: ShownMinistry): string =>
  issueTicket(secrets, id, now());

interface Sent {
  ministry: ShownMinistry;
  form: URLSearchParams;
  voice: Voice;
}

async function take(ctx: Context, { ministry, form, voice }: Sent): Promise<PageAnswer> {
  const { say } = voice;
  const field = (name: string): string => form.get(name) ?? '';
  const thanks: PageAnswer = {
    status: 303,
    body: '',
    location: withLanguage(`${publicAddress(ministry)}/contact?sent`, voice),
  };
  // Only a robot fills in what nobody sees. It need not know that it was noticed.
  if (field('homepage') !== '') return thanks;
  const ticket = field('ticket');
  const draft: Draft = {
    typed: { name: field('name'), email: field('email'), message: field('message') },
    ticket,
  };
  const refused = (status: number, more: Partial<Draft>): PageAnswer => ({
    ...drawForm(ministry, { ...draft, ...more }, voice),
    status,
  });
  const { values, refused: wrong } = parseRecord(visitorMessage, draft.typed);
  if (!values || !isMailAddress(values.email))
    return refused(422, {
      wrong: (wrong?.field as FieldName | undefined) ?? 'email',
      notice: say('publicPleaseCorrect'),
    });
  const opened = readTicket(ctx.services.secrets, ministry.id, ticket);
  const hasProof = isProof(ticket, field('proof'));
  const age = opened ? formAge(opened.openedAtMs, ctx.services.now().getTime(), hasProof) : 'tooOld';
  if (!opened || age === 'tooOld')
    return refused(422, { ticket: newTicket(ctx, ministry), notice: say('publicTooOld') });
  if (age === 'tooEarly')
    return refused(429, {
      notice: say('publicTooEarly', { seconds: (hasProof ? MIN_MS : MIN_MS_WITHOUT_PROOF) / 1_000 }),
    });
  const { messageId } = opened;
  const { locale } = voice;
  const refusal = await askForConfirmation(ctx, { messageId, ministry, values, hasProof, locale });
  if (!refusal) return thanks;
  const notice = say(refusal.why, refusal.values);
  return refusal.why === 'publicFormUsed'
    ? refused(409, { ticket: newTicket(ctx, ministry), notice })
    : refused(429, { notice });
}

function drawForm(ministry: ShownMinistry, draft: Draft, voice: Voice): PageAnswer {
  const { name } = ministry;
  const { say } = voice;
  const path = publicAddress(ministry);
  const title = say('publicContact', { name });
  const body = markup`<p><a href="${withLanguage(path, voice)}">${name}</a></p>
    <header class="top"><h1>${title}</h1></header>
    <form class="card" method="post" action="${withLanguage(`${path}/contact`, voice)}" data-bits="${PROOF_BITS}">
      ${draft.notice && markup`<p class="note" role="alert">${draft.notice}</p>`}
      <div>
        <p>${say('publicContactIntro')}</p>
        <p><strong>${say('publicContactSeen')}</strong></p>
        <p class="quiet">${say('publicContactProper', { count: VISITOR_MESSAGES_A_DAY })}</p>
      </div>
      ${fields(draft, voice)}
      <div class="trap" aria-hidden="true"><label for="homepage">${say('publicLeaveEmpty')}</label>
        <input id="homepage" name="homepage" tabindex="-1" autocomplete="off" /></div>
      <input type="hidden" name="ticket" value="${draft.ticket}" autocomplete="off" />
      <input type="hidden" name="proof" value="" autocomplete="off" />
      <p><button class="button">${say('publicSend')}</button></p>
    </form>`;
  const head = markup`<script src="${PROVE_WORK_ADDRESS}" defer data-prove></script>`;
  return {
    isForNow: true,
    ...publicPage({ title, path: `${path}/contact`, width: 'narrow', head, body }, voice),
  };
}

function fields({ typed, wrong }: Draft, { say }: Voice): Html {
  const links = (name: FieldName, help?: string): Html => {
    const described = [help, wrong === name && `${name}-wrong`].filter(Boolean).join(' ');
    return markup`id="${name}" name="${name}" required
      ${wrong === name && markup` aria-invalid="true" autofocus`}${described && markup` aria-describedby="${described}"`}`;
  };
  const problem = (name: FieldName): Html | false =>
    wrong === name && markup`<p class="wrong" id="${name}-wrong">${say(WRONG[name])}</p>`;
  return markup`<div><label for="name">${say('publicYourName')}</label>
      <input ${links('name')} autocomplete="name" maxlength="${VISITOR_NAME_MAX}" value="${typed.name}" />${problem('name')}</div>
    <div><label for="email">${say('publicYourEmail')}</label>
      <input ${links('email', 'email-help')} type="email" autocomplete="email" maxlength="${EMAIL_MAX}" value="${typed.email}" />${problem('email')}
      <p class="small" id="email-help">${say('publicYourEmailHelp')}</p></div>
    <div><label for="message">${say('publicYourMessage')}</label>
      <textarea ${links('message')} maxlength="${CONTACT_MESSAGE_MAX}">
${typed.message}</textarea>${problem('message')}</div>`;
}

function checkMail(ministry: ShownMinistry, voice: Voice): PageAnswer {
  const { say } = voice;
  const path = publicAddress(ministry);
  const body = markup`<div class="card" role="status"><h1>${say('publicCheckMail')}</h1>
    <p>${say('publicCheckMailText', { name: ministry.name, hours: CONFIRM_WITHIN_HOURS })}</p>
    <p class="small">${say('publicCheckMailSpam')}</p>
    <p><a href="${withLanguage(path, voice)}">${ministry.name}</a></p></div>`;
  return {
    isForNow: true,
    ...publicPage(
      { title: say('publicCheckMail'), path: `${path}/contact?sent`, width: 'narrow', body },
      voice,
    ),
  };
}
