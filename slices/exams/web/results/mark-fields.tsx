import { decimal, line, optional, text as textKind, type ValuesOf } from '#kit/record/field.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_REASON } from '#slices/exams/rules/scheduling/grant.ts';

export const MARK = {
  points: decimal({ min: 0, step: 0.01, problem: 'markOutOfRange' }),
  comment: textKind({ max: 4_000, default: '', problem: 'markOutOfRange' }),
  reason: optional(line({ max: MAX_REASON, problem: 'markReason' })),
};

export type Mark = ValuesOf<typeof MARK>;

/** What was given before, as far as the field of points shows it. */
export const shownMark = (points: number | null, comment: string): Partial<Mark> => ({
  ...(points !== null && { points: Math.round(points * 100) / 100 }),
  comment,
});

interface MarkFieldsProps extends Pick<Controls<typeof MARK>, 'control'> {
  max: number;
  help?: string;
  isReasonAsked: boolean;
  onPoints: (points: number | null) => void;
}

export function MarkFields({ control, max, help, isReasonAsked, onPoints }: MarkFieldsProps) {
  const points = control('points');
  const text = useText();
  return (
    <>
      <NumberField
        {...points}
        label={text('markPointsField', { max })}
        {...(help && { help })}
        rules={{ ...points.rules, max }}
        onChange={onPoints}
      />
      {isReasonAsked && (
        <TextField
          {...control('reason')}
          label={text('markReasonField')}
          help={text('markReasonHelp')}
          required
        />
      )}
      <TextArea {...control('comment')} label={text('markCommentField')} rows={2} />
    </>
  );
}
