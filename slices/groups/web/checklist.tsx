import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView, type Answer } from '#kit/ui/data-view/data-view.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { holding } from '#kit/ui/combobox/suggestion.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { EXCEPTION_REASON_MAX, type Exception, type Step } from '../rules/requirements.ts';
import styles from './groups.module.css';
import {
  groupCandidates,
  type CandidateFragment,
  type GroupCandidatesQuery,
} from './readiness/readiness.graphql.generated.ts';
import { REQUIREMENT_TEXTS, RequirementValue } from './readiness/requirement-cell.tsx';

/** Who of a group is asked about, and who of them goes on. */
export interface Candidates {
  answer: Answer<GroupCandidatesQuery>;
  met: readonly CandidateFragment[];
  others: readonly CandidateFragment[];
  /** Everybody in the group is left out. */
  isNobodyLeft: boolean;
  exceptions: readonly Exception[];
  /** Those who meet the requirements and those for whom an exception is made. */
  chosenIds: readonly string[];
  except: (exceptions: readonly Exception[]) => void;
}

export function useCandidates(
  groupId: string,
  step: Step,
  isLeftOut: (candidate: CandidateFragment) => boolean,
): Candidates {
  const answer = useQuery(groupCandidates, { groupId, step }, { fresh: true });
  const [exceptions, except] = useState<readonly Exception[]>([]);
  const all = answer.data?.groupCandidates ?? [];
  const asked = all.filter((candidate) => !isLeftOut(candidate));
  const met = asked.filter(({ shortfalls }) => shortfalls.length === 0);
  const others = asked.filter(({ shortfalls }) => shortfalls.length > 0);
  return {
    answer,
    met,
    others,
    isNobodyLeft: all.length > 0 && asked.length === 0,
    exceptions,
    chosenIds: [...met.map(({ _id }) => _id), ...exceptions.map(({ personId }) => personId)],
    except,
  };
}

interface ChecklistProps {
  candidates: Candidates;
  /** Said where everybody is left out. */
  nobodyLeft: MessageId;
}

/** Who of a group meets the requirements, who does not and why; exceptions are chosen, each with a reason. */
export function Checklist({ candidates, nobodyLeft }: ChecklistProps) {
  const text = useText();
  const { answer, met, others, isNobodyLeft, chosenIds } = candidates;
  return (
    <DataView answer={answer} waiting={<Skeleton shape="lines" count={4} />}>
      {() => (
        <div className={styles['checklist']} data-wide>
          {isNobodyLeft && (
            <Note>
              <Text id={nobodyLeft} />
            </Note>
          )}
          {met.length > 0 && (
            <details>
              <summary>{text('requirementsMetBy', { count: met.length })}</summary>
              <ul className={styles['results']}>
                {met.map((candidate) => (
                  <li key={candidate._id}>{numberedName(candidate)}</li>
                ))}
              </ul>
            </details>
          )}
          {others.length > 0 && chosenIds.length === 0 && (
            <Note tone="warning">
              <Text id="requirementsMetByNobody" />
            </Note>
          )}
          {others.length > 0 && <Exceptions {...candidates} />}
        </div>
      )}
    </DataView>
  );
}

/** From how many on a search helps. */
const MANY = 10;

const numberedName = ({ fullName, studentNumber }: CandidateFragment): string =>
  [fullName, studentNumber].filter(Boolean).join(' · ');

/** One reason is given for all who are chosen, unless each is given their own. */
function Exceptions({ others, exceptions, except }: Candidates) {
  const text = useText();
  const [isSame, setIsSame] = useState(true);
  const [search, setSearch] = useState('');
  const chosen = new Map(exceptions.map(({ personId, reason }) => [personId, reason]));
  const shared = exceptions[0]?.reason ?? '';
  const isShared = isSame && chosen.size > 1;

  const fits = holding(search);
  const shown = others.filter((candidate) => chosen.has(candidate._id) || fits(numberedName(candidate)));
  const give = (ids: readonly string[], reasonOf: (id: string) => string) =>
    except(ids.map((personId) => ({ personId, reason: reasonOf(personId) })));

  function choose(personId: string, isChosen: boolean): void {
    const ids = [...chosen.keys()].filter((id) => id !== personId);
    give(isChosen ? [...ids, personId] : ids, (id) => (isSame ? shared : (chosen.get(id) ?? '')));
  }

  return (
    <fieldset className={styles['candidates']}>
      <legend>{text('requirementsNotMetBy', { count: others.length })}</legend>
      <div className={styles['reasons']}>
        {chosen.size > 1 && (
          <Checkbox
            label={text('sameReasonForAll')}
            checked={isSame}
            onChange={({ target }) => {
              setIsSame(target.checked);
              if (target.checked) give([...chosen.keys()], () => shared);
            }}
          />
        )}
        {isShared && (
          <TextField
            key="shared"
            name="exceptions"
            label={text('exceptionsReason', { count: chosen.size })}
            defaultValue={shared}
            maxLength={EXCEPTION_REASON_MAX}
            autoComplete="off"
            onChange={({ target }) => give([...chosen.keys()], () => target.value)}
            required
          />
        )}
      </div>
      {others.length > MANY && (
        <TextField
          name="search"
          type="search"
          label={text('searchMembers')}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul>
        {shown.map((candidate) => (
          <li key={candidate._id}>
            <Checkbox
              label={numberedName(candidate)}
              checked={chosen.has(candidate._id)}
              onChange={({ target }) => choose(candidate._id, target.checked)}
            />
            <Shortfalls candidate={candidate} />
            {!isShared && chosen.has(candidate._id) && (
              <div className={styles['reason']}>
                <TextField
                  name={`exception-${candidate._id}`}
                  label={text('exceptionReason', { name: candidate.fullName })}
                  defaultValue={chosen.get(candidate._id) ?? ''}
                  maxLength={EXCEPTION_REASON_MAX}
                  autoComplete="off"
                  onChange={({ target }) =>
                    give([...chosen.keys()], (id) =>
                      id === candidate._id ? target.value : (chosen.get(id) ?? ''),
                    )
                  }
                  required
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What somebody lacks, each with how it came about; and what else is asked, where they have it. */
function Shortfalls({ candidate }: { candidate: CandidateFragment }) {
  const text = useText();
  return (
    <span className={styles['name']}>
      {candidate.shortfalls.includes('DEACTIVATED') && <Chip tone="danger">{text('statusDisabled')}</Chip>}
      {candidate.requirements.map((requirement) => (
        <Chip key={requirement.name} tone={requirement.isMet ? 'success' : 'warning'}>
          <Text
            id="shortfallNamed"
            values={{
              name: text(REQUIREMENT_TEXTS[requirement.name]),
              value: <RequirementValue key="value" requirement={requirement} />,
            }}
          />
        </Chip>
      ))}
    </span>
  );
}
