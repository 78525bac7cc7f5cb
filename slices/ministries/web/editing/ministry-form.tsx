import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { changedFields, pickFields } from '#kit/record/changed-fields.ts';
import type { WrittenValuesOf } from '#kit/record/field.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { valuesOf } from '#kit/ui/form/form-problems.ts';
import { readControls } from '#kit/ui/form/record-fields.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { ministry } from '../../rules/ministry.ts';
import { ministryProblems } from '../../rules/ministry-problems.ts';
import { OWN_MINISTRIES_PAGE } from '../../rules/ministry-pages.ts';
import styles from '../ministries.module.css';
import type { KeptMinistryFragment } from '../ministries.graphql.generated.ts';
import { SHOWN_MINISTRIES } from '../own/use-ministry-changes.ts';
import { draftOf, forgetDraft, keepDraft, newMinistryId, type MinistryDraft } from './drafts.ts';
import { createMinistry, editedMinistry, updateMinistry } from './editing.graphql.generated.ts';
import { MinistryFields } from './ministry-fields.tsx';

type Values = WrittenValuesOf<typeof ministry>;

/** What the fields of a new ministry hold at first. */
const NOTHING = Object.fromEntries(
  Object.entries(ministry).map(([name, field]) => [name, 'default' in field ? field.default : '']),
) as Values;

const differing = (before: Values, now: Values): MinistryDraft =>
  pickFields<typeof ministry, Values>(changedFields(ministry, before, now), now);

/** What was sent and taken back is gone on with. */
const withdrawnOf = (stored: KeptMinistryFragment | null): MinistryDraft =>
  stored?.withdrawn ? differing(stored, stored.withdrawn) : {};

/** The form of a ministry. What is typed stays on the device until it is sent, also when the page is left. */
export function MinistryForm({ stored }: { stored: KeptMinistryFragment | null }) {
  const text = useText();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const [ministryId] = useState(() => stored?._id ?? newMinistryId());
  const [known, setKnown] = useState(stored);
  /** What the fields begin with; another round of them begins with another. */
  const [start, setStart] = useState(() => ({ draft: draftOf(ministryId) ?? withdrawnOf(stored), round: 0 }));
  const [isChangedElsewhere, setIsChangedElsewhere] = useState(false);
  const { attempt } = useMutation({ stale: SHOWN_MINISTRIES, tell: useFormProblem() });
  const before: Values = known ?? NOTHING;

  function keep(): void {
    const form = frame.current?.querySelector('form');
    if (!form) return;
    const typed = readControls(ministry, form, valuesOf(form)) as Partial<Values>;
    keepDraft(ministryId, differing(before, { ...before, ...typed }));
  }

  function begin(draft: MinistryDraft): void {
    setStart(({ round }) => ({ draft, round: round + 1 }));
  }

  async function send(ministryInput: Values): Promise<void> {
    if (known && changedFields(ministry, known, ministryInput).length === 0) {
      showToast('info', text('ministryUnchanged'));
      return;
    }
    const saved = await attempt(
      async () =>
        known
          ? call(updateMinistry, { ministryId, version: known.version, ministryInput })
          : call(createMinistry, { ministryId, ministryInput }),
      { changedMeanwhile: () => bringIn(ministryInput) },
    );
    if (!saved) return;
    forgetDraft(ministryId);
    showToast('success', text('ministrySent'));
    void navigate(OWN_MINISTRIES_PAGE);
  }

  async function bringIn(typed: Values): Promise<void> {
    const { keptMinistry: now } = await call(editedMinistry, { ministryId });
    if (!now) return;
    setKnown(now);
    setIsChangedElsewhere(true);
    begin(differing(before, typed));
  }

  const hasDraft = Object.keys(start.draft).length > 0;
  return (
    <div ref={frame} className={`${styles['stack']} ${styles['form']}`} onInput={keep} onChange={keep}>
      {isChangedElsewhere ? (
        <Note tone="warning">
          <Text id="ministryChangedElsewhere" />
        </Note>
      ) : (
        hasDraft && (
          <Note>
            <Text id="ministryDraftKept" />{' '}
            <Button
              onClick={() => {
                keepDraft(ministryId, {});
                begin({});
              }}
            >
              <Text id="startOver" />
            </Button>
          </Note>
        )
      )}
      <FieldsForm
        key={start.round}
        id="ministry"
        fields={ministry}
        initial={{ ...before, ...start.draft }}
        submitLabel={text('sendMinistry')}
        check={ministryProblems}
        onSubmit={send}
      >
        {(controls) => <MinistryFields controls={controls} start={{ ...before, ...start.draft }} />}
      </FieldsForm>
    </div>
  );
}
