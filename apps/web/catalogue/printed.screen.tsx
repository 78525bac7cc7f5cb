import { useIntl } from 'react-intl';
import { addDays, universalMidnight } from '#kit/calendar/day.ts';
import { config } from '#kit/client/config.ts';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { PrintSheet } from '#kit/ui/print/print-sheet.tsx';

const COURSES = [
  'Old Testament Survey',
  'Homiletics',
  'Church History',
  'Foundations of Faith and the Local Church',
];

const LINES = Array.from({ length: 64 }, (_, index) => ({
  code: `T${String(index + 1).padStart(2, '0')}`,
  course: COURSES[index % COURSES.length],
  day: addDays('2024-09-02', index * 11),
  grade: 70 + ((index * 7) % 31),
}));

/** A sheet of several pages, to look at on the screen and on paper. Its words stay English. */
export function PrintedScreen() {
  const { formatDate } = useIntl();
  return (
    <PrintSheet college={config().orgName} title="Transcript" day="2026-11-15">
      <FactList
        facts={[
          { term: 'Student', value: 'Oksana Kovalenko' },
          { term: 'Campus', value: 'Walsall' },
        ]}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">Term</th>
            <th scope="col">Course</th>
            <th scope="col">Completed</th>
            <th scope="col">Grade</th>
          </tr>
        </thead>
        <tbody>
          {LINES.map(({ code, course, day, grade }) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{course}</td>
              <td>{formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' })}</td>
              <td>{grade}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Average
            </th>
            <td>84</td>
          </tr>
        </tfoot>
      </table>
    </PrintSheet>
  );
}
