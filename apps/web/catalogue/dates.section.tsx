import { DayField } from '#kit/ui/date/day-field.tsx';
import { DayRangeField } from '#kit/ui/date/day-range-field.tsx';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { TimeField } from '#kit/ui/date/time-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { Specimen } from './specimen.tsx';

const TERM = { min: '2026-09-01', max: '2027-06-30' } as const;
const RULES = { today: '2026-11-15', ...TERM } as const;

const tell = (values: Record<string, string>): void => showToast('info', JSON.stringify(values));

/** Days and times, typed or chosen. */
export function DatesSection() {
  return (
    <>
      <Specimen
        title="Day and time"
        about="Typed as people do, or chosen; the campus’s zone counts."
        width="half"
      >
        <Form id="moment" onSubmit={tell}>
          <DayField name="dueDay" label="Due day" rules={RULES} defaultDay="2026-11-20" required />
          <TimeField name="dueTime" label="Due time" defaultTime="23:59" help="Time in Walsall" />
        </Form>
      </Specimen>
      <Specimen
        title="Instant"
        about="A day and time on a campus’s clocks; the zone is named where it is not the reader’s."
        width="half"
      >
        <Form id="instant" onSubmit={tell}>
          <InstantField
            name="opens"
            legend="Exam opens"
            zone="Asia/Jakarta"
            rules={TERM}
            defaultInstant="2026-11-20T02:30:00Z"
            required
          />
        </Form>
      </Specimen>
      <Specimen
        title="A time that comes twice"
        about="When clocks go back, a user says which is meant."
        width="half"
      >
        <Form id="twice" onSubmit={tell}>
          <InstantField
            name="closes"
            legend="Exam closes"
            zone="Europe/London"
            rules={TERM}
            defaultInstant="2026-10-25T01:30:00Z"
          />
        </Form>
      </Specimen>
      <Specimen title="Days" about="From one day to another; both count." width="half">
        <Form id="days" onSubmit={tell}>
          <DayRangeField
            names={['firstDay', 'lastDay']}
            legend="Days of leave"
            rules={RULES}
            defaultRange={{ first: '2026-11-17', last: '2026-11-19' }}
          />
        </Form>
      </Specimen>
    </>
  );
}
