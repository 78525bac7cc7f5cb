import { TimeField } from '#kit/ui/date/time-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './timetable.module.css';

interface TimeFieldsProps {
  known: { startTime: string; endTime: string } | null;
}

/** From when to when a class meets, by the clocks of its campus. */
export function TimeFields({ known }: TimeFieldsProps) {
  const text = useText();
  return (
    <div className={styles['pair']}>
      <TimeField
        name="startTime"
        label={text('meetingStart')}
        defaultTime={known?.startTime ?? null}
        required
      />
      <TimeField name="endTime" label={text('meetingEnd')} defaultTime={known?.endTime ?? null} required />
    </div>
  );
}
