import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { SCALE_STEPS, type CriterionKind, type ScaleStep } from '../../../rules/evaluation-form.ts';
import type {
  KeptEvaluationFormFragment,
  SaveEvaluationFormMutationVariables,
} from './forms.graphql.generated.ts';

/** A text by language, while it is written. */
export type WrittenTexts = Readonly<Record<string, string>>;

export interface EditedCriterion extends Record<ScaleStep, WrittenTexts> {
  criterionId: string;
  kind: CriterionKind;
  isOptional: boolean;
  labels: WrittenTexts;
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

const eachStep = <Texts>(textsOf: (step: ScaleStep) => Texts): Record<ScaleStep, Texts> => ({
  lows: textsOf('lows'),
  twos: textsOf('twos'),
  threes: textsOf('threes'),
  fours: textsOf('fours'),
  highs: textsOf('highs'),
});

export const newCriterion = (kind: CriterionKind): EditedCriterion => ({
  criterionId: crypto.randomUUID(),
  kind,
  isOptional: kind === 'TEXT',
  labels: {},
  ...eachStep(() => ({})),
});

export const editedForm = (stored: KeptEvaluationFormFragment | null): EditedForm =>
  stored
    ? {
        names: textsFrom(stored.names),
        criteria: stored.criteria.map((criterion) => ({
          criterionId: criterion.criterionId,
          kind: criterion.kind,
          isOptional: criterion.isOptional,
          labels: textsFrom(criterion.labels),
          ...eachStep((step) => textsFrom(criterion[step])),
        })),
      }
    : { names: {}, criteria: [newCriterion('SCALE')] };

export const formInput = ({
  names,
  criteria,
}: EditedForm): Pick<SaveEvaluationFormMutationVariables, 'names' | 'criteria'> => ({
  names: listed(names),
  criteria: criteria.map((criterion) => ({
    criterionId: criterion.criterionId,
    kind: criterion.kind,
    isOptional: criterion.isOptional,
    labels: listed(criterion.labels),
    ...(criterion.kind === 'SCALE' && eachStep((step) => listed(criterion[step]))),
  })),
});

const isWritten = (texts: WrittenTexts): boolean => (texts[DEFAULT_LOCALE] ?? '').trim() !== '';

/** Whether the steps between the ends of a scale have words in any language. */
export const hasMoreWords = (criterion: EditedCriterion): boolean =>
  SCALE_STEPS.slice(1, -1).some((step) => listed(criterion[step]).length > 0);

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
