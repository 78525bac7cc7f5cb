import { useMemo, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { STUDY_YEARS } from '#slices/groups/rules/group.ts';
import { groupsOfYear, groupsToInvoice } from './group-invoicing.graphql.generated.ts';
import styles from './group-invoicing.module.css';

/** Groups of a campus, one by one or all of a year at once. */
export function GroupsField({ regionId }: { regionId: string }) {
  const text = useText();
  const { attempt } = useMutation();
  const source = useMemo(() => groupsOf(regionId), [regionId]);
  const [chosen, setChosen] = useState<readonly Suggestion[]>([]);
  // Counts what was added by the buttons, after which the field begins with what is chosen then.
  const [added, setAdded] = useState(0);

  async function addYear(studyYear: number): Promise<void> {
    const found = await attempt(() => call(groupsOfYear, { regionId, studyYear }));
    if (!found) return;
    const known = new Set(chosen.map(({ value }) => value));
    const others = found.groups.rows.filter(({ _id }) => !known.has(_id));
    setChosen([...chosen, ...others.map(({ _id, name }) => ({ value: _id, label: name }))]);
    setAdded(added + 1);
  }

  return (
    <>
      <MultiCombobox
        key={added}
        name="groupIds"
        label={text('groups')}
        source={source}
        defaultChosen={chosen}
        onChoose={setChosen}
        required
      />
      <div className={styles['row']}>
        {STUDY_YEARS.map((year) => (
          <Button key={year} onClick={() => void addYear(year)}>
            <Text id="addGroupsOfYear" values={{ year }} />
          </Button>
        ))}
      </div>
    </>
  );
}

const groupsOf =
  (regionId: string): SuggestionSource =>
  async (search, signal) => {
    const { groups } = await call(groupsToInvoice, { regionId, search }, { signal });
    return groups.rows.map(({ _id, name }) => ({ value: _id, label: name }));
  };
