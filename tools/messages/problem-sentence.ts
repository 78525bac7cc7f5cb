import type { TextProblem } from '#kit/messages/text-problems.ts';

/** A problem of a text as the check tells it to developers, after the id of the text. */
export function problemSentence(problem: TextProblem): string {
  switch (problem.kind) {
    case 'textEmpty':
      return 'is empty';
    case 'textPadded':
      return 'begins or ends with a blank';
    case 'textUnreadable':
      return `is no ICU text: ${problem.reason}`;
    case 'pluralFormMissing':
      return `lacks the plural form "${problem.form}" of ${problem.argument}`;
    case 'pluralFormForeign':
      return `has a plural form "${problem.form}" of ${problem.argument}, which its language does not use`;
    case 'placeholderMissing':
      return `lacks {${problem.placeholder}}`;
    case 'placeholderForeign':
      return `has {${problem.placeholder}}, which English has not`;
    case 'choiceMissing':
      return `lacks {${problem.choice}} in select ${problem.argument}`;
    case 'choiceForeign':
      return `has {${problem.choice}}, which English has not in select ${problem.argument}`;
  }
}
