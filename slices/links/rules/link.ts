/** The longest texts, in characters. */
export const LINK_TITLE_MAX = 120;
export const LINK_URL_MAX = 2_000;
export const LINK_DESCRIPTION_MAX = 500;

export interface LinkValues {
  title: string;
  url: string;
  description: string;
  /** Null for everybody. */
  groupId: string | null;
}

type LinkProblem = 'linkTitleInvalid' | 'linkUrlInvalid' | 'linkDescriptionTooLong';

// No name and password before the host: they would be given away to everybody who reads the link.
const PAGE = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;

/** An address that a browser opens as a page and does not run, or null. */
export function pageAddress(text: string): string | null {
  const address = text.trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return PAGE.test(address) && address.length <= LINK_URL_MAX ? address : null;
}

/** Why a link cannot be kept like this, or null. */
export function checkLink({ title, url, description }: LinkValues): LinkProblem | null {
  if (title === '' || title.length > LINK_TITLE_MAX || /\p{Cc}/u.test(title)) return 'linkTitleInvalid';
  if (pageAddress(url) === null) return 'linkUrlInvalid';
  return description.length > LINK_DESCRIPTION_MAX ? 'linkDescriptionTooLong' : null;
}

/** Which of the things said about a link differ. */
export const changedValues = (before: LinkValues, after: LinkValues): (keyof LinkValues)[] =>
  (['title', 'url', 'description', 'groupId'] as const).filter((name) => before[name] !== after[name]);
