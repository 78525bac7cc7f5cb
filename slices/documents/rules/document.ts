import { DEFAULT_LOCALE, isLocale } from '#kit/messages/locales.ts';
import { id, line, optional, someOf, type ValuesOf } from '#kit/record/field.ts';
import { READER_ROLES } from './permissions.ts';

/** The pages that visitors read under addresses of their own, /privacy and /terms (HOLE-67). */
const LEGAL_TITLES = ['privacy', 'terms'] as const;
type LegalTitle = (typeof LEGAL_TITLES)[number];

export const isLegal = (title: string): title is LegalTitle => LEGAL_TITLES.some((known) => known === title);

/** The longest body with its markup, in characters: some forty pages, which a request can carry in every script. */
export const MAX_CONTENT = 80_000;

export const DOCUMENT_SORTS = ['TITLE', 'UPDATED'] as const;
export type DocumentSort = (typeof DOCUMENT_SORTS)[number];

export const document = {
  title: line({
    max: 120,
    problem: 'documentTitleInvalid',
    // It also stands in an address, where dots alone would lead elsewhere.
    fits: (title) => /[\p{L}\p{N}]/u.test(title),
  }),
  permissions: someOf('DocumentReader', READER_ROLES, {
    default: [],
    about: 'The roles it is for; everybody who is signed in when there is none.',
  }),
  categoryId: optional(id({})),
};
export type DocumentValues = ValuesOf<typeof document>;

/** Visitors read the legal pages, so these are for no role alone. */
export const isClosedLegalPage = ({ title, permissions }: DocumentValues): boolean =>
  isLegal(title) && permissions.length > 0;

/** The addresses of the legal pages find them by title, so nothing is renamed to it or away from it. */
export const mayBeRenamed = (from: string, to: string): boolean =>
  from === to || (!isLegal(from) && !isLegal(to));

interface Written {
  locale: string;
  content: string;
}

/** English stands in for every language that is missing, so without it many would read nothing. */
export const isReadableByAll = (bodies: readonly Written[]): boolean =>
  bodies.some(({ locale, content }) => locale === DEFAULT_LOCALE && content !== '');

type PublishingProblem = 'documentNeedsEnglish' | 'legalDocumentStays';

/** Why a document cannot be published or made a draft again, or null. */
export function checkPublishing(
  { title, bodies }: { title: string; bodies: readonly Written[] },
  published: boolean,
): PublishingProblem | null {
  if (published) return isReadableByAll(bodies) ? null : 'documentNeedsEnglish';
  // The person who is asked to accept the terms must be able to read them.
  return isLegal(title) ? 'legalDocumentStays' : null;
}

type DeletingProblem = 'legalDocumentStays' | 'documentTitleMistyped';

/** Why a document cannot be deleted, or null. One that people read is deleted only by the person who has typed its title. */
export function checkDeleting(
  { title, published }: { title: string; published: boolean },
  typedTitle: string | null,
): DeletingProblem | null {
  if (isLegal(title)) return 'legalDocumentStays';
  return published && typedTitle?.trim() !== title ? 'documentTitleMistyped' : null;
}

type BodyProblem = 'localeUnknown' | 'documentTooLong' | 'documentNeedsEnglish';

/** Why a body cannot be kept like this, or null. */
export function checkBody(
  { published }: { published: boolean },
  { locale, content }: Written,
): BodyProblem | null {
  if (!isLocale(locale)) return 'localeUnknown';
  if (content.length > MAX_CONTENT) return 'documentTooLong';
  return published && locale === DEFAULT_LOCALE && content === '' ? 'documentNeedsEnglish' : null;
}

/** Whether English was written again after this translation. */
export const isOlderThanEnglish = (
  { locale, writtenAt }: { locale: string; writtenAt: string },
  english: { writtenAt: string } | undefined,
): boolean => locale !== DEFAULT_LOCALE && english !== undefined && writtenAt < english.writtenAt;
