import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Appearing, Campus, ChosenAudience, PostDraft } from './draft.ts';
import styles from './managing.module.css';

interface TimeFieldsProps {
  start: Pick<PostDraft, 'appearing' | 'publishAt' | 'endsAt'>;
  live: Pick<PostDraft, 'audience' | 'appearing'>;
  campuses: readonly Campus[];
  /** It has appeared. */
  isOut: boolean;
  onChoose: (appearing: Appearing) => void;
}

/** When a post appears and ends, on the clocks of those it is for. */
export function TimeFields({ start, live, campuses, isOut, onChoose }: TimeFieldsProps) {
  const text = useText();
  const zone = zoneOf(live.audience, campuses);
  return (
    <div className={styles['fields']}>
      <RadioGroup
        name="appearing"
        legend={<Text id="newsAppears" />}
        defaultValue={live.appearing}
        options={[
          isOut
            ? { value: 'kept', label: text('newsStaysPublished') }
            : { value: 'now', label: text('newsPublishNow') },
          { value: 'later', label: text('newsSchedule') },
          { value: 'draft', label: text(isOut ? 'newsTakeBack' : 'newsKeepDraft') },
        ]}
        onChoose={(chosen) => onChoose(chosen as Appearing)}
      />
      {live.appearing === 'later' && (
        <InstantField
          key={`publishAt.${zone}`}
          name="publishAt"
          legend={text('newsPublishAt')}
          zone={zone}
          required
          defaultInstant={start.appearing === 'later' ? start.publishAt : null}
        />
      )}
      <InstantField
        key={`endsAt.${zone}`}
        name="endsAt"
        legend={text('newsEndsAt')}
        zone={zone}
        defaultInstant={start.endsAt}
      />
    </div>
  );
}

/** The clocks of the campus it is for, where it is for one; else those of the reader. */
function zoneOf({ kind, regions, groups }: ChosenAudience, campuses: readonly Campus[]): string {
  const names = new Set(kind === 'GROUPS' ? groups.map(({ aside }) => aside) : []);
  const chosen = campuses.filter(({ _id, name }) =>
    kind === 'REGIONS' ? regions.some(({ value }) => value === _id) : names.has(name),
  );
  const zones = new Set(chosen.map(({ timeZone }) => timeZone));
  return zones.size === 1 ? ([...zones][0] ?? readerZone()) : readerZone();
}
