import type { QuestionChoice, QuestionDraft } from './check-question.ts';
import type { AnswerKey } from '../question.ts';

/**
 * The choices of a question go to the browser by their names while the exam is sat. A form and an import number them as they
 * were written, o1 beside m1, and what is right often first: such a name gives the key away. So each has a name that says
 * nothing, which it keeps in later versions.
 */
export function withOpaqueNames<Draft extends Pick<QuestionDraft, 'key' | 'texts'>>(
  draft: Draft,
  known: ReadonlySet<string>,
  newName: () => string,
): Draft {
  const names = new Map<string, string>();
  const nameFor = (written: string): string => {
    const name = names.get(written) ?? (known.has(written) ? written : newName());
    names.set(written, name);
    return name;
  };
  const renamed = (choices: readonly QuestionChoice[]): QuestionChoice[] =>
    choices.map(({ id, ...choice }) => ({ ...choice, id: nameFor(id) }));
  const texts = draft.texts.map((text) => ({
    ...text,
    options: renamed(text.options),
    matches: renamed(text.matches),
  }));
  return { ...draft, texts, key: keyWith(draft.key, nameFor) };
}

function keyWith(key: AnswerKey, nameFor: (written: string) => string): AnswerKey {
  switch (key.kind) {
    case 'SINGLE_CHOICE':
      return { ...key, option: nameFor(key.option) };
    case 'MULTIPLE_CHOICE':
      return { ...key, options: key.options.map(nameFor) };
    case 'MATCHING':
      return {
        ...key,
        pairs: Object.fromEntries(
          Object.entries(key.pairs).map(([option, match]) => [nameFor(option), nameFor(match)]),
        ),
      };
    default:
      return key;
  }
}
