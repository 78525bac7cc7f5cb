import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_REASON } from '#slices/exams/rules/scheduling/grant.ts';

export type MarkField = 'points' | 'comment' | 'reason';

interface MarkFieldsProps {
  max: number;
  given: { points: number | null; comment: string };
  help?: string;
  isReasonAsked: boolean;
  onPoints: (points: number | null) => void;
}

export function MarkFields({ max, given, help, isReasonAsked, onPoints }: MarkFieldsProps) {
  const text = useText();
  return (
    <>
      <NumberField
        name="points"
        label={text('markPointsField', { max })}
        {...(help && { help })}
        required
        rules={{ min: 0, max, decimals: 2 }}
        defaultValue={given.points === null ? null : Math.round(given.points * 100) / 100}
        onChange={onPoints}
      />
      {isReasonAsked && (
        <TextField
          name="reason"
          label={text('markReasonField')}
          help={text('markReasonHelp')}
          required
          maxLength={MAX_REASON}
        />
      )}
      <TextArea
        name="comment"
        label={text('markCommentField')}
        rows={2}
        maxLength={4_000}
        defaultValue={given.comment}
      />
    </>
  );
}
