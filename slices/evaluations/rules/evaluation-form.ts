import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#kit/messages/locales.ts';

export const CRITERION_KINDS = ['SCALE', 'TEXT'] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];

export const CRITERIA_MAX = 20;
export const FORM_NAME_MAX = 80;
export const CRITERION_LABEL_MAX = 200;
export const SCALE_WORDS_MAX = 60;

/** A text by language; English is there, unless it is empty. */
export type Texts = Readonly<Partial<Record<Locale, string>>>;

export interface Criterion {
  /** Made by the form; the same in each of its versions. */
  id: string;
  kind: CriterionKind;
  labels: Texts;
  /** What 1 means, of a scale. */
  lows: Texts;
  /** What the steps between mean, where that is said. */
  twos?: Texts;
  threes?: Texts;
  fours?: Texts;
  /** What 5 means. */
  highs: Texts;
  isOptional: boolean;
}

/** Where the words for each step of a scale stand, from 1 to 5. */
export const SCALE_STEPS = ['lows', 'twos', 'threes', 'fours', 'highs'] as const;
export type ScaleStep = (typeof SCALE_STEPS)[number];

/** What each step of a scale means in a language, empty where nothing is said of it; nothing at all of a text. */
export const stepLabelsOf = (criterion: Criterion, locale: string): string[] =>
  criterion.kind === 'TEXT' ? [] : SCALE_STEPS.map((step) => inLanguage(criterion[step] ?? {}, locale));

/** A text in a language; in English where it is not there. */
export const inLanguage = (texts: Texts, locale: string): string =>
  (isLocale(locale) ? texts[locale] : undefined) ?? texts[DEFAULT_LOCALE] ?? '';

export interface WrittenText {
  locale: string;
  text: string;
}

/** What was written in each language, without blanks around it, in the order of the languages. */
export function tidyTexts(written: readonly WrittenText[]): Texts {
  const tidy: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const text = written.findLast((one) => one.locale === locale)?.text.trim();
    if (text) tidy[locale] = text;
  }
  return tidy;
}

export const listedTexts = (texts: Texts): WrittenText[] =>
  Object.entries(texts).map(([locale, text]) => ({ locale, text }));

const isMissing = (texts: Texts): boolean => texts[DEFAULT_LOCALE] === undefined;
const isLonger = (texts: Texts, max: number): boolean =>
  Object.values(texts).some((text) => text.length > max);

export type FormProblem =
  | 'evaluationFormNameMissing'
  | 'evaluationFormNameTooLong'
  | 'criteriaMissing'
  | 'tooManyCriteria'
  | 'criterionLabelMissing'
  | 'criterionLabelTooLong'
  | 'scaleWordsMissing'
  | 'scaleWordsTooLong';

/** What is wrong with a form, and where: its names, or a criterion by its id. */
export interface FormFault {
  problem: FormProblem;
  field: string;
  max?: number;
}

export function formFault(names: Texts, criteria: readonly Criterion[]): FormFault | null {
  if (isMissing(names)) return { problem: 'evaluationFormNameMissing', field: 'names' };
  if (isLonger(names, FORM_NAME_MAX))
    return { problem: 'evaluationFormNameTooLong', field: 'names', max: FORM_NAME_MAX };
  if (criteria.length === 0) return { problem: 'criteriaMissing', field: 'criteria' };
  if (criteria.length > CRITERIA_MAX)
    return { problem: 'tooManyCriteria', field: 'criteria', max: CRITERIA_MAX };
  return criteria.map(criterionFault).find((fault) => fault !== null) ?? null;
}

function criterionFault(criterion: Criterion): FormFault | null {
  const { id: field, kind, labels, lows, highs } = criterion;
  if (isMissing(labels)) return { problem: 'criterionLabelMissing', field };
  if (isLonger(labels, CRITERION_LABEL_MAX))
    return { problem: 'criterionLabelTooLong', field, max: CRITERION_LABEL_MAX };
  if (kind === 'TEXT') return null;
  if (isMissing(lows) || isMissing(highs)) return { problem: 'scaleWordsMissing', field };
  return SCALE_STEPS.some((step) => isLonger(criterion[step] ?? {}, SCALE_WORDS_MAX))
    ? { problem: 'scaleWordsTooLong', field, max: SCALE_WORDS_MAX }
    : null;
}
