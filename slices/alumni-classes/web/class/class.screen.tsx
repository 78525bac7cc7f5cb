import { useParams, useSearchParams } from 'react-router';
import { Text } from '#kit/ui/text/text.tsx';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { NO_PLACE } from '../../rules/class-paths.ts';
import { Class } from './class.tsx';

/** Those who graduated in one year, at one place if the address names it. On paper, their year book. */
export function ClassScreen() {
  const { year: typed = '' } = useParams();
  const place = useSearchParams()[0].get('place');
  // A year that is none has no members, and says so.
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  return (
    <AlumniArea
      title={<Text id="classOfYear" values={{ year: typed }} />}
      {...(place && place !== NO_PLACE && { subtitle: place })}
    >
      <Class key={year} year={year} />
    </AlumniArea>
  );
}
