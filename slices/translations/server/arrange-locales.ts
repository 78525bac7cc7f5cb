import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkLocales, MAX_LABEL } from '../rules/content-locale.ts';
import { changeLocale, listLocales, lockLocales, type LocaleRecord } from './locale.queries.ts';

export interface ArrangedLocale {
  _id: string;
  label: string;
  isOffered: boolean;
  /** The version the arrangement was made from. */
  version: number;
}

/** Stores the languages in the order given. All of them are arranged together, so that an order is never half of two. */
export function arrangeLocales(ctx: Context, arranged: readonly ArrangedLocale[]): Promise<LocaleRecord[]> {
  return transaction(ctx.db, async (tx) => {
    const stored = new Map((await lockLocales(tx)).map((locale) => [locale.id, locale]));
    const given = new Map(arranged.map((locale) => [locale._id, locale]));
    const isSame = [...stored.values()].every(({ id, version }) => given.get(id)?.version === version);
    if (!isSame || given.size !== stored.size || arranged.length !== stored.size)
      throw new RuleError('localesChanged');
    const after = arranged.map(({ _id, label, isOffered }, position) => ({
      id: _id,
      value: stored.get(_id)?.value ?? '',
      label: label.trim(),
      isOffered,
      position: position + 1,
    }));
    const problem = checkLocales(after);
    if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { max: MAX_LABEL });
    for (const { id, label, isOffered, position } of after)
      await changeLocale(tx, id, { label, offered: isOffered, position });
    await audit(tx, ctx, {
      action: 'arrangeLocales',
      entity: 'locale',
      before: { locales: [...stored.values()].toSorted((a, b) => a.position - b.position).map(wordsOf) },
      after: { locales: after.map((locale) => wordsOf({ ...locale, offered: locale.isOffered })) },
    });
    return listLocales(tx);
  });
}

const wordsOf = ({ value, label, offered }: Pick<LocaleRecord, 'value' | 'label' | 'offered'>) => ({
  value,
  label,
  offered,
});
