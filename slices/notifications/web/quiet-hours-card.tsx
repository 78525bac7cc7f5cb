import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { zoneName } from '#kit/calendar/time-zone.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { TimeField } from '#kit/ui/date/time-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { QuietHours } from '../rules/cadence.ts';
import { saveQuietHours } from './notifications.graphql.generated.ts';
import styles from './notifications.module.css';

const USUAL: QuietHours = { begins: '22:00', ends: '07:00' };

interface QuietHoursCardProps {
  hours: QuietHours | null;
  timezone: string | null;
}

/** The hours in which neither mail nor push comes. Off takes effect at once, on with the hours that are saved. */
export function QuietHoursCard({ hours, timezone }: QuietHoursCardProps) {
  const text = useText();
  const { locale } = useIntl();
  const { mutate } = useMutation();
  // Names of zones differ between summer and winter.
  const [now] = useState(() => new Date());
  const [stored, setStored] = useState(hours);
  const [isOn, setIsOn] = useState(hours !== null);

  async function save(wanted: QuietHours | null): Promise<void> {
    if (!(await mutate(saveQuietHours, { begins: wanted?.begins ?? null, ends: wanted?.ends ?? null })))
      return;
    setStored(wanted);
    showToast('success', text(wanted ? 'quietHoursSaved' : 'quietHoursOff'));
  }

  return (
    <Card title={<Text id="quietHours" />}>
      <Switch
        label={text('quietHoursSwitch')}
        help={text('quietHoursHelp')}
        checked={isOn}
        onChange={({ currentTarget }) => {
          setIsOn(currentTarget.checked);
          if (!currentTarget.checked && stored) void save(null);
        }}
      />
      {isOn && (
        <Form<'begins' | 'ends'> id="quietHours" submitLabel={text('saveQuietHours')} onSubmit={save}>
          <div className={styles['hours']}>
            <TimeField
              name="begins"
              label={text('quietHoursBegin')}
              required
              defaultTime={(stored ?? USUAL).begins}
            />
            <TimeField
              name="ends"
              label={text('quietHoursEnd')}
              required
              defaultTime={(stored ?? USUAL).ends}
            />
          </div>
          <p className={styles['facts']}>
            {timezone
              ? text('quietHoursZone', { zone: zoneName(timezone, locale, now) })
              : text('quietHoursCampusZone')}
          </p>
        </Form>
      )}
    </Card>
  );
}
