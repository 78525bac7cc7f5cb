import { questionImageAddress } from '../../rules/downloads.ts';
import { choicesInOrder, drawn, type Draw } from '#slices/exams/rules/sitting/seeded-order.ts';
import type { ShownQuestion } from '../sitting/answer-desk.ts';
import type { WrittenExamFragment, WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { textIn } from './text-in.ts';

export interface PaperQuestion extends ShownQuestion {
  picture: string | null;
}

/** What an attempt would be asked if it began now, in a language, or in that of the question where it has no words in it. */
export function drawnPaper(
  { picks, shuffles }: Pick<WrittenExamFragment, 'shuffles'> & { picks: Parameters<typeof drawn>[1] },
  questions: readonly WrittenQuestionFragment[],
  { seed, locale }: { seed: number; locale: string },
): PaperQuestion[] {
  const draw: Draw = { seed, shuffles };
  const asked = drawn(
    questions.map((question) => ({ ...question, questionId: question._id })),
    picks,
    draw,
  );
  return asked.map(({ _id, kind, points, imageId, texts }, index) => {
    const words = textIn(texts, locale);
    const { options = [], matches = [] } = words ?? {};
    return {
      _id,
      kind,
      points,
      words: words?.words ?? '',
      image: imageId === null ? null : { alt: words?.imageAlt ?? '' },
      picture: imageId === null ? null : questionImageAddress(imageId),
      ...choicesInOrder({ kind, options, matches }, index, draw),
    };
  });
}
