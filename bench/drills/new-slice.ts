import { NewSlices } from '#tools/testing/new-slices.ts';
import { figure } from '../figures.ts';

/**
 * Of the few people who try them, each stands otherwise to a record of a campus; a superadmin is refused hardly anything.
 * The slices' own tests name what they keep.
 */
const SOME =
  'chapel|news|(who has not signed in|a student|a manager) (reads|changes|can change)|superadmin (reads|can change)';

/** What must have been tried, or nothing would be proved. */
const TOLD = [
  'chapel-services/server/chapel-services.test.ts > an admin makes, changes and deletes a chapel service',
  'series/server/series.test.ts > series go to no campus',
  'a student reads what',
  'a manager changes nothing',
  'a superadmin can change',
];

/** Two slices as `npm run new:slice` makes them pass every check, their own tests and the permission matrix. */
export async function main(): Promise<void> {
  const startedAt = performance.now();
  const slices = await NewSlices.make();
  try {
    const { status } = slices.addSeries();
    figure('exit code of npm run new:slice', status ?? 1, '', { atMost: 0 });
    const complaints = await slices.complaints(() => true);
    for (const complaint of complaints) console.log(complaint);
    figure('complaints of the checks', complaints.length, '', { atMost: 0 });
    const places = ['slices/chapel-services', 'slices/series', 'proofs/reads', 'proofs/writes'];
    const tested = slices.test(SOME, ...places);
    if (tested.status !== 0) console.log(tested.stdout);
    figure('exit code of their tests and the matrix', tested.status ?? 1, '', { atMost: 0 });
    const untold = TOLD.filter((told) => !tested.stdout.includes(told));
    for (const told of untold) console.log(`not tried: ${told}`);
    figure('what was not tried', untold.length, '', { atMost: 0 });
  } finally {
    slices.remove();
  }
  figure('took', (performance.now() - startedAt) / 1_000, 's');
}
