import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import type { CriterionKind } from '../../../rules/evaluation-form.ts';
import type {
  KeptEvaluationFormFragment,
  SaveEvaluationFormMutationVariables,
} from './forms.graphql.generated.ts';

/** A text by language, while it is written. */
export type WrittenTexts = Readonly<Record<string, string>>;

export interface EditedCriterion {
  criterionId: string;
  kind: CriterionKind;
  isOptional: boolean;
  labels: WrittenTexts;
  lows: WrittenTexts;
  highs: WrittenTexts;
}

export interface EditedForm {
  names: WrittenTexts;
  criteria: readonly EditedCriterion[];
}

type Listed = KeptEvaluationFormFragment['names'];

const textsFrom = (listed: Listed): WrittenTexts =>
  Object.fromEntries(listed.map(({ locale, text }) => [locale, text]));

const listed = (texts: WrittenTexts) =>
  Object.entries(texts)
    .map(([locale, text]) => ({ locale, text: text.trim() }))
    .filter(({ text }) => text !== '');

export const newCriterion = (kind: CriterionKind): EditedCriterion => ({
  criterionId: crypto.randomUUID(),
  kind,
  isOptional: kind === 'TEXT',
  labels: {},
  lows: {},
  highs: {},
});

export const editedForm = (stored: KeptEvaluationFormFragment | null): EditedForm =>
  stored
    ? {
        names: textsFrom(stored.names),
        criteria: stored.criteria.map(({ criterionId, kind, isOptional, labels, lows, highs }) => ({
          criterionId,
          kind,
          isOptional,
          labels: textsFrom(labels),
          lows: textsFrom(lows),
          highs: textsFrom(highs),
        })),
      }
    : { names: {}, criteria: [newCriterion('SCALE')] };

export const formInput = ({
  names,
  criteria,
}: EditedForm): Pick<SaveEvaluationFormMutationVariables, 'names' | 'criteria'> => ({
  names: listed(names),
  criteria: criteria.map(({ criterionId, kind, isOptional, labels, lows, highs }) => ({
    criterionId,
    kind,
    isOptional,
    labels: listed(labels),
    ...(kind === 'SCALE' && { lows: listed(lows), highs: listed(highs) }),
  })),
});

const isWritten = (texts: WrittenTexts): boolean => (texts[DEFAULT_LOCALE] ?? '').trim() !== '';

/** Whether all that is needed is there in English, which fields of another language hide. */
export const isInEnglish = ({ names, criteria }: EditedForm): boolean =>
  isWritten(names) &&
  criteria.every(
    ({ kind, labels, lows, highs }) =>
      isWritten(labels) && (kind === 'TEXT' || (isWritten(lows) && isWritten(highs))),
  );

/** The same with one that stands elsewhere in the order. */
export function moved<One>(all: readonly One[], from: number, to: number): One[] {
  const rest = all.filter((_, at) => at !== from);
  const one = all[from];
  return one === undefined ? rest : [...rest.slice(0, to), one, ...rest.slice(to)];
}
