import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import { signedId } from '#kit/config/signed-id.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context, Services } from '#kit/graphql/context.ts';
import { html } from '#kit/http/plain-page.ts';
import { localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import type { PageAnswer, PublicPage } from '#kit/slice/public-page.ts';
import { findPerson, lockPerson, updateProfile, type PersonRecord } from '#slices/people/server/api.ts';
import { isAlumnus } from '#slices/people/rules/person.ts';
import { spokenPage } from '#slices/translations/server/api.ts';

/** Stands for an alumnus who has one of the mails. */
const mailToken = signedId('unsubscribing', 'alumni mail 1');

/** Where an alumnus leaves the mail for alumni without signing in. It opens nothing else, so it need not expire. */
export const alumniMailAddress = (
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  personId: string,
): string => `${config.mainHost}/${SECRET_PATHS.alumniMail}/${mailToken.sign(secrets, personId)}`;

/** Opening it changes nothing, since programs that look into mails open every link in them. */
export const alumniMailPage: PublicPage = {
  address: `/${SECRET_PATHS.alumniMail}/:token`,
  takesForm: true,
  async write(ctx, { params, form, locale }) {
    const personId = mailToken.read(ctx.services.secrets, params['token'] ?? '');
    // What a mail program sends by itself says nothing but that its reader wants no more.
    if (personId && form) await setSubscribed(ctx, personId, form.get('action') === 'rejoin');
    const db = ctx.unscoped('the person who has the mail reads it');
    const person = personId === null ? null : await findPerson(db, personId);
    return person && isAlumnus(person) ? pageOf(ctx, person) : refused(ctx, locale);
  },
};

const TEXTS = [
  'alumniListTitle',
  'alumniListOn',
  'alumniListOff',
  'alumniListLeave',
  'alumniListRejoin',
  'alumniListLinkWrong',
] as const;

async function pageOf(ctx: Context, { email, locale, subscribeAlumniEmail: isOn }: PersonRecord) {
  const { say, answer } = await spokenPage(ctx, localeOrDefault(locale), TEXTS);
  return answer(
    say('alumniListTitle'),
    html`<section class="card">
      <h1>${say('alumniListTitle')}</h1>
      <p role="status">${say(isOn ? 'alumniListOn' : 'alumniListOff', { email })}</p>
      <form method="post">
        <button class="primary" name="action" value="${isOn ? 'leave' : 'rejoin'}">
          ${say(isOn ? 'alumniListLeave' : 'alumniListRejoin')}
        </button>
      </form>
    </section>`,
  );
}

async function refused(ctx: Context, locale: Locale): Promise<PageAnswer> {
  const { say, answer } = await spokenPage(ctx, locale, TEXTS);
  return {
    ...answer(
      say('alumniListTitle'),
      html`<section class="card"><h1>${say('alumniListLinkWrong')}</h1></section>`,
    ),
    status: 404,
  };
}

const setSubscribed = (ctx: Context, personId: string, subscribeAlumniEmail: boolean): Promise<void> =>
  transaction(ctx.unscoped('a person who has the mail unsubscribes its reader'), async (tx) => {
    await lockPerson(tx, personId);
    const person = await findPerson(tx, personId);
    if (!person || !isAlumnus(person) || person.subscribeAlumniEmail === subscribeAlumniEmail) return;
    await updateProfile(tx, personId, { subscribeAlumniEmail });
    await audit(tx, ctx, {
      action: subscribeAlumniEmail ? 'rejoinAlumniMail' : 'leaveAlumniMail',
      entity: 'person',
      entityId: personId,
    });
  });
