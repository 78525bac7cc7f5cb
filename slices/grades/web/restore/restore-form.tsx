import { useIntl } from 'react-intl';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { REASON_MAX } from '../../rules/entered-grade.ts';
import { RegradesMade, type MadeRegrade } from './regrades-made.tsx';
import { restoreGrades } from './restore.graphql.generated.ts';

/** What was found in a span of time. */
export interface FoundRestore {
  span: { personId: string; from: string; to: string };
  count: number;
  changedSince: number;
  final: number;
  regrades: readonly MadeRegrade[];
}

interface RestoreFormProps {
  found: FoundRestore;
  onRestored: () => void;
}

/** What would go back and what would stay; and, with a reason, doing it. */
export function RestoreForm({ found, onRestored }: RestoreFormProps) {
  const { span, count, changedSince, final, regrades } = found;
  const text = useText();
  const { formatNumber } = useIntl();
  const { mutate } = useMutation();

  async function restore({ reason }: Record<'reason', string>): Promise<void> {
    const restored = await mutate(restoreGrades, { ...span, reason });
    if (!restored) return;
    showToast('success', text('gradesRestored', { count: restored.restoreGrades.count }));
    onRestored();
  }

  return (
    <>
      <Note tone={count > 0 ? 'warning' : 'info'}>
        <Text id="restoreFound" values={{ count }} />{' '}
        {changedSince + final > 0 && (
          <Text
            id="restoreStays"
            values={{ changed: formatNumber(changedSince), final: formatNumber(final) }}
          />
        )}
      </Note>
      {regrades.length > 0 && <RegradesMade regrades={regrades} />}
      {count > 0 && (
        <Form<'reason'> id="restoreGrades" submitLabel={text('restoreGrades')} onSubmit={restore}>
          <TextArea name="reason" label={text('enterReason')} rows={2} required maxLength={REASON_MAX} />
        </Form>
      )}
    </>
  );
}
