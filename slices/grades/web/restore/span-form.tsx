import { writtenInstant } from '#kit/calendar/instant.ts';
import { useState } from 'react';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { peopleToChoose } from '#slices/people/web/api.ts';
import type { GradeAlarm } from './alarms-card.tsx';

interface SpanFormProps {
  /** What it begins with: a user who changed unusually many grades, since the first of them. */
  alarm: GradeAlarm | null;
  isAnswered: boolean;
  onAsk: (span: { personId: string; from: string; to: string }) => Promise<void>;
}

/** Whose changes, from when until when. */
export function SpanForm({ alarm, isAnswered, onAsk }: SpanFormProps) {
  const text = useText();
  const [now] = useState(() => writtenInstant(new Date()));
  return (
    <Form<'person' | 'from' | 'until'>
      id="restorePreview"
      submitLabel={text('restorePreview')}
      submitTone={isAnswered ? 'default' : 'primary'}
      onSubmit={({ person, from, until }) => onAsk({ personId: person, from, to: until })}
    >
      <Combobox
        name="person"
        label={text('restorePerson')}
        source={peopleToChoose}
        required
        defaultChosen={alarm && { value: alarm.personId, label: alarm.personName }}
      />
      <InstantField
        name="from"
        legend={text('restoreFrom')}
        zone={readerZone()}
        required
        defaultInstant={alarm?.firstAt ?? null}
      />
      <InstantField
        name="until"
        legend={text('restoreUntil')}
        zone={readerZone()}
        required
        defaultInstant={now}
      />
    </Form>
  );
}
