import type { Context } from '#kit/graphql/context.ts';
import type { PageOf } from '#kit/graphql/page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { LOCALES, type Locale } from '#kit/messages/locales.ts';
import {
  coverageOf,
  MAX_SEARCH,
  matches,
  type Coverage,
  type MessageFilter,
} from '../rules/interface-message.ts';
import { messagesIn, type ListedMessage } from './interface-messages.ts';
import { listAllTranslations, listTranslations } from './translation.queries.ts';

export interface MessagePage extends PageOf<ListedMessage> {
  count: number;
  /** The categories there are, whatever is asked for. */
  categories: string[];
}

interface Params {
  locale: Locale;
  filter: MessageFilter;
  first: number;
  after: string | null;
}

/** A page of the texts of one language. All that ship are in memory, so they are searched there. */
export async function listInterfaceMessages(ctx: Context, params: Params): Promise<MessagePage> {
  const { locale, filter, first, after } = params;
  if ((filter.search ?? '').length > MAX_SEARCH)
    throw new RuleError('messageSearchTooLong', 'BAD_USER_INPUT', { max: MAX_SEARCH });
  const all = messagesIn(ctx.services.bundled, locale, await listTranslations(ctx.db, locale));
  const found = all.filter((message) => matches(message, filter));
  // The last text seen may match no more, because it was just translated; its place is still where to go on.
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const seen = new Set(all.slice(0, start));
  const ahead = found.filter((message) => !seen.has(message));
  const rows = ahead.slice(0, first);
  return {
    rows,
    nextCursor: ahead.length > first ? (rows.at(-1)?.id ?? null) : null,
    count: found.length,
    categories: [...new Set(all.map(({ category }) => category))],
  };
}

export interface LocaleCoverage extends Coverage {
  locale: Locale;
}

/** How much of the interface each language says. */
export async function coverOfLocales(ctx: Context): Promise<LocaleCoverage[]> {
  const stored = Map.groupBy(await listAllTranslations(ctx.db), ({ locale }) => locale);
  return LOCALES.map((locale) => ({
    locale,
    ...coverageOf(messagesIn(ctx.services.bundled, locale, stored.get(locale) ?? [])),
  }));
}
