import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { EVALUATIONS_MAX } from '../../rules/readiness.ts';
import {
  groupCandidates,
  groupReadiness,
  savePromotionPolicy,
  type ShownPromotionPolicyFragment as Policy,
} from './readiness.graphql.generated.ts';

interface PolicyDialogProps {
  /** One of the groups it is for. */
  groupId: string;
  stored: Policy;
  onClose: () => void;
}

const numberOf = (written: string | undefined): number | null => (written ? Number(written) : null);

/** Says what a campus asks, besides courses, of those who go on from a year. */
export function PolicyDialog({ groupId, stored, onClose }: PolicyDialogProps) {
  const { version, studyYear: year, regionName: campus } = stored;
  const text = useText();
  const { mutate } = useMutation({
    stale: [groupReadiness, groupCandidates],
    afterRefusalToo: true,
    tell: useFormProblem(),
  });

  async function save(values: Record<string, string>): Promise<void> {
    const promotionPolicyInput = {
      asksHours: Boolean(values['asksHours']),
      minAttendance: numberOf(values['minAttendance']),
      minEvaluations: numberOf(values['minEvaluations']),
      minScore: numberOf(values['minScore']),
      asksDues: Boolean(values['asksDues']),
    };
    if (!(await mutate(savePromotionPolicy, { groupId, version, promotionPolicyInput }))) return;
    showToast('success', text('promotionPolicySaved'));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="promotionPolicyOf" values={{ year, campus }} />} onClose={onClose}>
      <Form<string> id="promotionPolicy" submitLabel={text('save')} onSubmit={save}>
        <Checkbox
          name="asksHours"
          label={text('asksHours')}
          help={text('asksHoursHelp')}
          defaultChecked={stored.asksHours}
        />
        <NumberField
          name="minAttendance"
          label={text('minAttendance')}
          help={text('minAttendanceHelp')}
          rules={{ min: 1, max: 100 }}
          unit="%"
          defaultValue={stored.minAttendance}
        />
        <NumberField
          name="minEvaluations"
          label={text('minEvaluations')}
          help={text('minEvaluationsHelp')}
          rules={{ min: 1, max: EVALUATIONS_MAX }}
          defaultValue={stored.minEvaluations}
        />
        <NumberField
          name="minScore"
          label={text('minScore')}
          help={text('minScoreHelp')}
          rules={{ min: 1, max: 5, decimals: 1 }}
          defaultValue={stored.minScore}
        />
        <Checkbox
          name="asksDues"
          label={text('asksDues')}
          help={text('asksDuesHelp')}
          defaultChecked={stored.asksDues}
        />
      </Form>
    </Modal>
  );
}
