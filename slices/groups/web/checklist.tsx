import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { EXCEPTION_REASON_MAX, type Exception } from '../rules/requirements.ts';
import { groupCandidates, type CandidateFragment } from './group.graphql.generated.ts';
import styles from './groups.module.css';

interface ChecklistProps {
  groupId: string;
  /** Who is not asked about at all. */
  isLeftOut: (candidate: CandidateFragment) => boolean;
  onExceptions: (exceptions: Exception[]) => void;
}

/** Who of a group meets the requirements, who does not and why; an exception is made one by one, each with a reason. */
export function Checklist({ groupId, isLeftOut, onExceptions }: ChecklistProps) {
  const answer = useQuery(groupCandidates, { groupId }, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="lines" count={4} />}>
      {({ groupCandidates: candidates }) => (
        <Candidates
          candidates={(candidates ?? []).filter((candidate) => !isLeftOut(candidate))}
          onExceptions={onExceptions}
        />
      )}
    </DataView>
  );
}

interface CandidatesProps extends Pick<ChecklistProps, 'onExceptions'> {
  candidates: readonly CandidateFragment[];
}

function Candidates({ candidates, onExceptions }: CandidatesProps) {
  const text = useText();
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const met = candidates.filter(({ shortfalls }) => shortfalls.length === 0);
  const others = candidates.filter(({ shortfalls }) => shortfalls.length > 0);

  function change(personId: string, reason: string | null): void {
    const next = new Map(reasons);
    if (reason === null) next.delete(personId);
    else next.set(personId, reason);
    setReasons(next);
    onExceptions([...next].map(([id, words]) => ({ personId: id, reason: words })));
  }

  return (
    <div className={styles['checklist']}>
      {met.length > 0 && (
        <details>
          <summary>{text('requirementsMetBy', { count: met.length })}</summary>
          <ul className={styles['results']}>
            {met.map(({ _id, fullName }) => (
              <li key={_id}>{fullName}</li>
            ))}
          </ul>
        </details>
      )}
      {met.length + reasons.size === 0 && (
        <Note tone="warning">
          <Text id="requirementsMetByNobody" />
        </Note>
      )}
      {others.length > 0 && (
        <fieldset className={styles['candidates']}>
          <legend>{text('requirementsNotMetBy', { count: others.length })}</legend>
          <ul>
            {others.map((candidate) => (
              <li key={candidate._id}>
                <Checkbox
                  label={candidate.fullName}
                  help={text('makeException')}
                  checked={reasons.has(candidate._id)}
                  onChange={({ target }) => change(candidate._id, target.checked ? '' : null)}
                />
                <Shortfalls candidate={candidate} />
                {reasons.has(candidate._id) && (
                  <TextField
                    name={`exception-${candidate._id}`}
                    label={text('exceptionReason', { name: candidate.fullName })}
                    maxLength={EXCEPTION_REASON_MAX}
                    autoComplete="off"
                    onChange={({ target }) => change(candidate._id, target.value)}
                    required
                  />
                )}
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  );
}

function Shortfalls({ candidate }: { candidate: CandidateFragment }) {
  const text = useText();
  const { corePassed, coreNeeded, electivesPassed, electivesNeeded } = candidate;
  const words = {
    DEACTIVATED: text('statusDisabled'),
    CORE_COURSES: text('shortfallCoreCourses', { passed: corePassed, needed: coreNeeded }),
    ELECTIVES: text('shortfallElectives', { passed: electivesPassed, needed: electivesNeeded }),
  };
  return (
    <span className={styles['name']}>
      {candidate.shortfalls.map((shortfall) => (
        <Chip key={shortfall} tone={shortfall === 'DEACTIVATED' ? 'danger' : 'warning'}>
          {words[shortfall]}
        </Chip>
      ))}
    </span>
  );
}
