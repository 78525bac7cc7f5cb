import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useProofFile } from '#slices/assignments/web/api.ts';
import { explanation } from '../../rules/explanation.ts';
import styles from '../absence-explanations.module.css';
import { useClassText } from '../use-class-text.ts';
import {
  changeAbsenceExplanation,
  explainAbsence,
  openExplanationUpload,
  ownAbsenceExplanations,
  type OwnAbsenceFragment,
  type OwnExplanationFragment,
} from './own-absences.graphql.generated.ts';

export interface Opened {
  missed: Omit<OwnAbsenceFragment, '__typename' | '_id' | 'lastDay'> & { sessionId: string };
  /** What is changed; null for a new one. */
  stored: OwnExplanationFragment | null;
}

interface ExplainDialogProps {
  opened: Opened;
  onClose: () => void;
}

/** Explains an absence, or changes what nobody has decided yet. */
export function ExplainDialog({ opened: { missed, stored }, onClose }: ExplainDialogProps) {
  const text = useText();
  const { dayText, courseOf, hoursOf } = useClassText();
  const { field, send, keepsFile } = useProofFile(
    stored?.file ?? null,
    async (about, signal) => (await call(openExplanationUpload, about, { signal })).openExplanationUpload,
  );
  const { sessionId } = missed;
  return (
    <RecordDialog
      id="explanation"
      title={<Text id={stored ? 'changeExplanation' : 'explainAbsenceNamed'} />}
      fields={explanation}
      stored={stored}
      submitLabel={stored ? undefined : text('sendExplanation')}
      save={async (explanationInput, { id: explanationId, version }) => {
        const file = await send();
        return version === null
          ? call(explainAbsence, { explanationId, sessionId, explanationInput, file })
          : call(changeAbsenceExplanation, { explanationId, version, explanationInput, file, keepsFile });
      }}
      stale={[ownAbsenceExplanations]}
      onSaved={() => showToast('success', text(stored ? 'explanationChanged' : 'explanationSent'))}
      reload={async (id) => {
        const { ownAbsenceExplanations: now } = await call(ownAbsenceExplanations, { after: null });
        return now.rows.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p className={styles['quiet']}>
            {[dayText(missed.day), courseOf(missed), hoursOf(missed), missed.groupName].join(' · ')}
          </p>
          <TextArea {...control('text')} label={text('explanationText')} rows={5} />
          {field}
        </>
      )}
    </RecordDialog>
  );
}
