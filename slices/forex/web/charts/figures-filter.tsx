import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import { NumberSelectField } from '#kit/ui/field/number-select-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { monthAt } from '../../rules/month.ts';
import { chartsFilter } from '../charts-filter.ts';
import styles from './figures.module.css';

interface FiguresFilterProps {
  regions: readonly { _id: string; name: string }[];
  /** Whether anything is shown month by month. */
  hasMonths: boolean;
}

const KINDS = [
  ['showAWM', 'showOffices'],
  ['showCBC', 'showCampuses'],
  ['showUS', 'showUnitedStates'],
  ['showIntl', 'showOtherCountries'],
  ['showClosed', 'showClosedRegions'],
] as const;

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** As far back as rates and reports are likely to be compared. */
const YEARS_SHOWN = 6;

/** Which regions and months the figures are of. Every choice counts at once, and on the next visit. */
export const FiguresFilter = ({ regions, hasMonths }: FiguresFilterProps) => (
  <div className={styles['filter']}>
    {regions.length > 1 && <RegionFields regions={regions} />}
    {hasMonths && <MonthFields />}
  </div>
);

function MonthFields() {
  const [thisYear] = useState(() => monthAt(new Date()).year);
  const text = useText();
  const { formatDate } = useIntl();
  const filter = chartsFilter.use();
  return (
    <div className={styles['months']}>
      <NumberSelectField
        name="figuresYear"
        label={text('figuresYear')}
        options={Array.from({ length: YEARS_SHOWN }, (_, index) => thisYear - index).map((year) => ({
          value: year,
          label: String(year),
        }))}
        hidesPlaceholder
        value={filter.year ?? thisYear}
        onChoose={(year) => chartsFilter.change({ year: year === thisYear ? null : year })}
      />
      <NumberSelectField
        name="figuresMonth"
        label={text('figuresMonth')}
        options={MONTHS.map((month) => ({
          value: month,
          label: formatDate(Date.UTC(2026, month - 1), { month: 'short', timeZone: 'UTC' }),
        }))}
        hidesPlaceholder
        value={filter.month}
        onChoose={(month) => chartsFilter.change({ month: month ?? 12 })}
      />
    </div>
  );
}

function RegionFields({ regions }: Pick<FiguresFilterProps, 'regions'>) {
  const text = useText();
  const filter = chartsFilter.use();
  const choices = regions.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <MultiCombobox
        name="figuresRegions"
        label={text('figuresRegions')}
        help={text('figuresRegionsHelp')}
        source={choices}
        defaultChosen={choices.filter(({ value }) => filter.selectedRegions.includes(value))}
        onChoose={(chosen) => chartsFilter.change({ selectedRegions: chosen.map(({ value }) => value) })}
      />
      <fieldset className={styles['kinds']}>
        <legend>
          <Text id="figuresKinds" />
        </legend>
        {KINDS.map(([flag, label]) => (
          <Checkbox
            key={flag}
            name={flag}
            label={text(label)}
            checked={filter[flag]}
            onChange={({ currentTarget }) => chartsFilter.change({ [flag]: currentTarget.checked })}
          />
        ))}
      </fieldset>
    </>
  );
}
