import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { alumniWelcome } from '../../rules/profile.ts';
import type { AlumniProfileFragment } from './profile.graphql.generated.ts';

interface GraduationFieldsProps extends Pick<Controls<typeof alumniWelcome>, 'control' | 'day'> {
  known: Pick<AlumniProfileFragment, 'recordedGraduatedOn' | 'knownPlaces'>;
}

/** Where an alumnus lives, and when and where they graduated: asked by the welcome, and kept in the profile. */
export function GraduationFields({ control, day, known }: GraduationFieldsProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const places = useId();
  const [today] = useState(readerToday);
  const recorded = formatDate(universalMidnight(known.recordedGraduatedOn), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <TextField
        {...control('location')}
        label={text('alumniLocation')}
        help={text('alumniLocationHelp')}
        autoComplete="address-level2"
      />
      <DayField
        {...day('graduatedOn')}
        label={text('alumniGraduatedOn')}
        help={text('alumniGraduatedOnHelp', { day: recorded })}
        rules={{ today, max: today }}
      />
      <TextField
        {...control('graduationPlace')}
        label={text('alumniGraduationPlace')}
        help={text('alumniGraduationPlaceHelp')}
        list={places}
        autoComplete="off"
      />
      <datalist id={places}>
        {known.knownPlaces.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </>
  );
}
