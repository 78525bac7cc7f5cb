export interface MessageSource {
  /** English, in ICU message syntax. */
  text: string;
  /** Where it is shown and to whom, for its translators. */
  about: string;
}

export interface MessageCatalogue<Id extends string = string> {
  category: string;
  /** Whether only superadmins put other words in place of these: they ask for passwords, or tell of changes of an account. */
  isGuarded: boolean;
  sources: Readonly<Record<Id, MessageSource>>;
}

/** A slice's texts. The keys are ids that are unique in the whole product; the check says when one is not. */
export function defineMessages<const Sources extends Record<string, MessageSource>>(
  category: string,
  sources: Sources,
  { isGuarded = false }: { isGuarded?: boolean } = {},
): MessageCatalogue<keyof Sources & string> {
  return { category, isGuarded, sources };
}
