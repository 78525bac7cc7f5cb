import { useMemo } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AudienceKind } from '../../rules/post.ts';
import { groupsOfNews, newsReach } from './edited-news.graphql.generated.ts';
import styles from './managing.module.css';
import type { Campus, ChosenAudience } from './draft.ts';

interface AudienceFieldsProps {
  audience: ChosenAudience;
  campuses: readonly Campus[];
  /** The user may write for everybody and for the alumni. */
  isForCollege: boolean;
  onChange: (audience: ChosenAudience) => void;
}

/** Whom a post is for, and how many they are. */
export function AudienceFields({ audience, campuses, isForCollege, onChange }: AudienceFieldsProps) {
  const text = useText();
  const ofCampuses = useMemo(() => groupsOn(campuses), [campuses]);
  return (
    <div className={styles['fields']}>
      <RadioGroup
        name="audience"
        legend={<Text id="newsAudienceLegend" />}
        defaultValue={audience.kind}
        options={[
          ...(isForCollege ? [{ value: 'EVERYBODY', label: text('newsForEverybody') }] : []),
          { value: 'REGIONS', label: text('newsForRegions') },
          { value: 'GROUPS', label: text('newsForGroups') },
          ...(isForCollege ? [{ value: 'ALUMNI', label: text('newsForAlumni') }] : []),
        ]}
        onChoose={(kind) => onChange({ ...audience, kind: kind as AudienceKind })}
      />
      {audience.kind === 'REGIONS' && (
        <MultiCombobox
          name="regionIds"
          label={text('newsForRegions')}
          source={campuses.map(({ _id, name }) => ({ value: _id, label: name }))}
          required
          defaultChosen={audience.regions}
          onChoose={(regions) => onChange({ ...audience, regions })}
        />
      )}
      {audience.kind === 'GROUPS' && (
        <MultiCombobox
          name="groupIds"
          label={text('newsForGroups')}
          source={ofCampuses}
          required
          defaultChosen={audience.groups}
          onChoose={(groups) => onChange({ ...audience, groups })}
        />
      )}
      <Reach audience={audience} />
    </div>
  );
}

const isComplete = ({ kind, regions, groups }: ChosenAudience): boolean =>
  kind === 'REGIONS' ? regions.length > 0 : kind === 'GROUPS' ? groups.length > 0 : true;

function Reach({ audience }: { audience: ChosenAudience }) {
  const problemText = useProblemText();
  const { kind, regions, groups } = audience;
  const question = {
    audience: kind,
    regionIds: kind === 'REGIONS' ? regions.map(({ value }) => value) : [],
    groupIds: kind === 'GROUPS' ? groups.map(({ value }) => value) : [],
  };
  const { data, problem } = useQuery(newsReach, question, { enabled: isComplete(audience) });
  return (
    <p className={styles['reach']} aria-live="polite">
      {problem && problemText(problem)}
      {!problem && data && <Text id="newsReaches" values={{ count: data.newsReach }} />}
    </p>
  );
}

/** The groups on campuses for which the user may write. */
const groupsOn = (campuses: readonly Campus[]): SuggestionSource => {
  const known = new Set(campuses.map(({ _id }) => _id));
  return async (search, signal) => {
    const { groups } = await call(groupsOfNews, { search }, { signal });
    return groups.rows
      .filter(({ regionId }) => known.has(regionId))
      .map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
  };
};
