import { Breadcrumbs } from '#kit/ui/breadcrumbs/breadcrumbs.tsx';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Specimen, Stack } from './specimen.tsx';

const LATE = '2026-11-17T23:04:09Z';

/** What stands over every screen: its name, the way to it, and when something happened. */
export function PageSection() {
  return (
    <>
      <Specimen
        title="Page heading"
        about="The one h1, quiet lines under it, what can be done at the right; more to read and a popup."
      >
        <Stack>
          <PageHeading
            way="back"
            title="Hermeneutics I"
            subtitle="Second year · Walsall"
            description="How to read a text in its own time, and then in ours."
            actions={
              <>
                <ActionButton action="edit" />
                <ActionButton action="add" tone="primary" />
              </>
            }
            help={{
              url: 'https://developer.mozilla.org/',
              info: { title: 'Courses', text: 'A course is taught to groups, lesson by lesson.' },
            }}
          />
          <PageHeading title="A name as long as those of the free online courses for visitors can be, on two lines" />
        </Stack>
      </Specimen>
      <Specimen title="Breadcrumbs" about="From home to here; the last is no link." width="half">
        <Breadcrumbs
          crumbs={[
            { label: 'Courses', to: '/courses' },
            { label: 'Hermeneutics I', to: '/courses/hermeneutics' },
            { label: 'Lessons', to: '/courses/hermeneutics/lessons' },
          ]}
        />
      </Specimen>
      <Specimen title="Moment" about="In the reader’s language and zone; in full on hover." width="half">
        <FactList
          facts={[
            { term: 'To the minute', value: <Moment at={LATE} /> },
            { term: 'To the second', value: <Moment at={LATE} shows="second" /> },
            { term: 'The day', value: <Moment at={LATE} shows="day" /> },
          ]}
        />
      </Specimen>
    </>
  );
}
