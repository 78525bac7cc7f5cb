import { useState } from 'react';
import { useOpenedRecord } from '#kit/client/opened-record.ts';
import { call } from '#kit/client/call.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { findPeople } from '#slices/people/web/public.ts';
import { RestoreForm, type FoundRestore } from './restore-form.tsx';
import { gradeRestore } from './restore.graphql.generated.ts';

const people: SuggestionSource = async (search, signal) =>
  (await findPeople.find(search, signal)).map(({ _id, name, aside }) => ({
    value: _id,
    label: name,
    aside: aside ?? '',
  }));

/** Undoes what one person did to grades, after showing what that means. */
export function RestoreScreen() {
  const text = useText();
  const toastProblem = useProblemToast();
  const [today] = useState(readerToday);
  const [now] = useState(() => new Date().toISOString());
  const [found, setFound] = useState<FoundRestore | null>(null);
  useOpenedRecord(text('restoreGrades'));

  async function preview({ person, from, until }: Record<'person' | 'from' | 'until', string>) {
    const span = { personId: person, from, to: until };
    try {
      setFound({ span, ...(await call(gradeRestore, span)).gradeRestore });
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <Page>
      <PageHeading title={<Text id="restoreGrades" />} subtitle={<Text id="restoreLead" />} />
      <Card>
        <Form<'person' | 'from' | 'until'>
          id="restorePreview"
          submitLabel={text('restorePreview')}
          submitTone={found ? 'default' : 'primary'}
          onSubmit={preview}
        >
          <Combobox name="person" label={text('restorePerson')} source={people} required />
          <InstantField
            name="from"
            legend={text('restoreFrom')}
            zone={readerZone()}
            rules={{ today }}
            required
          />
          <InstantField
            name="until"
            legend={text('restoreUntil')}
            zone={readerZone()}
            rules={{ today }}
            required
            defaultInstant={now}
          />
        </Form>
        {found && <RestoreForm found={found} onRestored={() => setFound(null)} />}
      </Card>
    </Page>
  );
}
