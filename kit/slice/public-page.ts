import type { Context } from '#kit/graphql/context.ts';
import type { Locale } from '#kit/messages/locales.ts';

export interface PageRequest {
  /** The named parts of the address. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** What a form has sent; null for a page that is only read. */
  form: URLSearchParams | null;
  /** What the reader asks for by ?lang, else what their browser prefers. */
  locale: Locale;
}

export interface PageAnswer {
  status?: number;
  /** HTML, unless it says so. */
  type?: string;
  body: string | Buffer;
  /** For a file that is saved instead of shown. */
  fileName?: string;
  /** The style sheet that stands in the page. */
  style?: string;
  /** Where to go on instead. */
  location?: string;
  /** Whether nobody may keep it: it is for this reader alone, or holds for this moment. */
  isForNow?: boolean;
}

/** A page that the server itself writes, for everybody: it needs no session and works without scripts. Cookies count for nothing. */
export interface PublicPage {
  address: string;
  /** Whether it has a form, which is sent to the same address. */
  takesForm?: boolean;
  write(ctx: Context, request: PageRequest): Promise<PageAnswer>;
}
