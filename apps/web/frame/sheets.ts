/** What the login page says, as far as it is painted before any script has come. */
export const LOGIN_WORDS = [
  'welcomeBack',
  'signInWithCollegeAccount',
  'email',
  'password',
  'forgotPasswordQuestion',
  'login',
] as const;

export type LoginTexts = Record<(typeof LOGIN_WORDS)[number], string>;

/** Where it stands in index.html. */
const PLACE = '<!-- sheet -->';

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPED[sign] ?? '');

/** A sheet that speaks no language and could become any screen. */
export const QUIET_SHEET = `<div class="frame-sheet frame-fields">${'<div class="frame-bone"></div>'.repeat(4)}</div>`;

/**
 * The login page's own sheet: nothing moves when the real one takes its place. Its fields can be typed into at once and its
 * button pressed (early-press.ts); both are carried over (kit/ui/form/early-typing.ts). They stand in no form, which would
 * send a password to a page.
 */
export function loginSheet(words: LoginTexts): string {
  const say = (id: keyof LoginTexts): string => escape(words[id]);
  return `<div class="frame-sheet">
          <h1>${say('welcomeBack')}</h1>
          <p>${say('signInWithCollegeAccount')}</p>
          <div class="frame-fields">
            <div class="frame-field">
              <label for="early-email">${say('email')}</label>
              <input class="frame-box" id="early-email" name="email" type="email" autocomplete="username" autofocus />
            </div>
            <div class="frame-field">
              <label for="early-password">${say('password')}</label>
              <input class="frame-box" id="early-password" name="password" type="password" autocomplete="current-password" />
              <a href="/forgot-password">${say('forgotPasswordQuestion')}</a>
            </div>
            <button class="frame-button" type="button">${say('login')}</button>
          </div>
        </div>`;
}

/** A sheet in which there is something to do is for everybody's ears. */
export const withSheetHeard = (page: string): string =>
  page.replace('<div class="frame" aria-hidden="true">', '<div class="frame">');

/** Puts a sheet into the page, in the language it speaks. */
export function withSheet(page: string, sheet: string, language = 'en'): string {
  if (!page.includes(PLACE)) throw new Error('index.html has no place for a sheet.');
  return page.replace(PLACE, () => sheet).replace('<html lang="en">', `<html lang="${language}">`);
}
