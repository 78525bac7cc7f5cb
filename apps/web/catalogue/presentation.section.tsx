import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Badge } from '#kit/ui/badge/badge.tsx';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { secondsLeft } from '#kit/ui/progress/time-left.ts';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Ring } from '#kit/ui/progress/ring.tsx';
import { SavedChip } from '#kit/ui/saved-chip/saved-chip.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Stepper } from '#kit/ui/stepper/stepper.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Row, Specimen, Stack } from './specimen.tsx';

const TABS: readonly Tab<string>[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'grades', label: 'Grades' },
  { id: 'billing', label: 'Billing', count: 1 },
  { id: 'files', label: 'Files' },
];

const RINGS = [
  { words: 'Chapel: nothing yet, 40h required', done: 0, waiting: 0, required: 40 },
  { words: 'Choir: 10h confirmed, 6h pending, 40h required', done: 10, waiting: 6, required: 40 },
  { words: 'Outreach: 44h confirmed, 40h required', done: 44, waiting: 0, required: 40 },
  { words: 'Other: 6h confirmed, 2h pending', done: 6, waiting: 2, required: null },
];

function ChipRows() {
  return (
    <Stack>
      <Row>
        <Chip tone="success">Present</Chip>
        <Chip tone="warning">Late</Chip>
        <Chip tone="danger">Absent</Chip>
        <Chip tone="info">Excused</Chip>
        <Chip>Withdrawn</Chip>
        <Chip tone="brand">New</Chip>
        <Badge count={12} />
        <Badge count={3} tone="brand" />
      </Row>
      <Row>
        <SavedChip state={{ status: 'saved', at: new Date('2026-11-17T12:04:00') }} />
        <SavedChip state={{ status: 'saving' }} />
        <SavedChip state={{ status: 'onDevice' }} />
      </Row>
      <Row>
        {['Putri Wijaya', 'Maria Horvath', 'Oksana Kovalenko', 'Kwame Boateng', 'Li Wei', 'Paul Vos'].map(
          (name) => (
            <Avatar key={name} fullName={name} />
          ),
        )}
        <Avatar fullName="Daniel West" size="small" />
        <Avatar fullName="Daniel West" size="large" />
      </Row>
    </Stack>
  );
}

/** What is only looked at. */
export function PresentationSection() {
  const current = useTab(TABS) ?? 'overview';
  return (
    <>
      <Specimen
        title="Chips, badges, people"
        about="A status is always a word, never only a colour."
        width="half"
      >
        <ChipRows />
      </Specimen>
      <Specimen title="Tabs" about="The current tab is brand, and the address names it.">
        <Tabs label="Sides of a person" tabs={TABS} current={current} />
      </Specimen>
      <Specimen title="Empty state" about="One sentence and the action that fills it." width="half">
        <EmptyState icon="users" title="No groups yet" action={<ActionButton action="add" />}>
          Groups hold the people who take the same courses together.
        </EmptyState>
      </Specimen>
      <Specimen
        title="Waiting"
        about="Skeletons for data; the spinner for buttons, uploads and full pages."
        width="half"
      >
        <Stack>
          <Skeleton shape="people" count={2} />
          <Skeleton shape="block" count={1} />
          <Skeleton shape="lines" count={2} />
        </Stack>
      </Specimen>
      <Specimen title="Stepper" about="Where a user stands in work of several steps.">
        <Stepper steps={['Person', 'Group', 'Payment', 'Review']} current={2} />
      </Specimen>
      <Specimen title="Progress" about="Counts and the time left; it can be cancelled.">
        <Stack>
          <Progress
            label="Importing people"
            done={12}
            total={48}
            secondsLeft={secondsLeft(12, 48, 61_000)}
            action={<ActionButton action="cancel" tone="quiet" />}
          />
          <Progress label="Grades computed" done={48} total={48} tone="success" />
          <Progress label="Upload stopped" done={744} total={1_200} tone="danger" />
        </Stack>
      </Specimen>
      <Specimen title="Ring" about="What is required, how much of it is done, and what waits to be counted.">
        <Row>
          {RINGS.map(({ words, ...amounts }) => (
            <Ring key={words} words={words} {...amounts}>
              {amounts.done}h{amounts.required && <small>of {amounts.required}h</small>}
            </Ring>
          ))}
        </Row>
      </Specimen>
    </>
  );
}
