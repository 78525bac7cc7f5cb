import { useState } from 'react';
import { AuditTrail } from '#kit/ui/audit-trail/audit-trail.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Key } from '#kit/ui/key/key.tsx';
import { ComputedNumber } from '#kit/ui/ledger/computed-number.tsx';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { SelectionAction, SelectionBar } from '#kit/ui/selection-bar/selection-bar.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { Row, Specimen, Stack } from './specimen.tsx';

const GRADE = [
  { label: 'Average of exams', note: '6 exams', value: '92' },
  { label: 'Absences over grace', note: '2 × 3 points', before: '92', value: '86' },
  { label: 'Course grade', value: '86' },
];

const HISTORY = [
  {
    id: 'a2',
    actorName: 'Rebecca Cole',
    at: '2026-11-17T12:04:00Z',
    action: 'moved Grace to another group',
    changes: [
      { field: 'Group', before: 'Second year, day', after: 'Second year, evening' },
      { field: 'Phone', before: null, after: '+44 20 7946 0018' },
    ],
    quote: 'She found work in the mornings.',
  },
  { id: 'a1', actorName: 'Daniel West', at: '2026-09-01T08:30:00Z', action: 'made the account' },
];

function Selecting() {
  const [count, setCount] = useState(3);
  return (
    <Stack>
      <Row>
        <Button onClick={() => setCount(count + 1)}>Select one more</Button>
      </Row>
      <SelectionBar count={count} onClear={() => setCount(0)}>
        <SelectionAction icon="users" onAct={() => {}}>
          Move
        </SelectionAction>
        <SelectionAction icon="mail" onAct={() => {}}>
          Write
        </SelectionAction>
      </SelectionBar>
    </Stack>
  );
}

/** What is known about people and things, and how it came about. */
export function RecordsSection() {
  return (
    <>
      <Specimen
        title="Stat strip"
        about="Numbers that sum a person up; a dotted underline opens how one was computed."
      >
        <StatStrip
          stats={[
            {
              label: 'Grade',
              value: <ComputedNumber steps={GRADE}>86</ComputedNumber>,
              aside: 'Hermeneutics I',
            },
            { label: 'Attendance', value: '94 %', aside: '2 of 34 missed' },
            { label: 'Left to pay', value: 'GBP 560.00', aside: 'until 20 December' },
          ]}
        />
      </Specimen>
      <Specimen title="Ledger" about="How this was computed: a step, a change, the result." width="half">
        <Ledger steps={GRADE} foot="Counted on 17 November 2026 under the rules of 2026." />
      </Specimen>
      <Specimen title="Facts" about="Names at the left, values at the right." width="half">
        <FactList
          facts={[
            { term: 'Email', value: 'grace.adeyemi@example.org' },
            { term: 'Campus', value: 'Walsall' },
            { term: 'Find anything', value: <Key keys={['Ctrl', 'K']} /> },
          ]}
        />
      </Specimen>
      <Specimen title="Audit trail" about="Who changed what and when; nobody can change the past.">
        <AuditTrail entries={HISTORY} />
      </Specimen>
      <Specimen title="Selection bar" about="Floats over the foot of a list while rows are selected.">
        <Selecting />
      </Specimen>
    </>
  );
}
