import { useParams, useSearchParams } from 'react-router';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { CLASSES_PAGE, NO_PLACE } from '../../rules/class-paths.ts';
import { Class } from './class.tsx';

/** Those who graduated in one year, at one place if the address names it. On paper, their year book. */
export function ClassScreen() {
  const text = useText();
  const { year: typed = '' } = useParams();
  const place = useSearchParams()[0].get('place');
  // A year that is none has no members, and says so.
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  return (
    <AlumniArea
      title={text('classOfYear', { year: typed })}
      above={[{ name: text('alumniClasses'), address: CLASSES_PAGE }]}
      {...(place && place !== NO_PLACE && { subtitle: place })}
    >
      <Class key={year} year={year} />
    </AlumniArea>
  );
}
