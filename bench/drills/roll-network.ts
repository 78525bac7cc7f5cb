import { seededRandom } from '#kit/demo/random.ts';
import { playSchedules } from '#slices/attendance/server/testing/network-drill.ts';
import { figure } from '../figures.ts';
import { withCollege } from '../with-college.ts';

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 300);

/** A roll on two devices in three hundred random networks, which drop calls and answers, repeat them and bring them late. */
export const main = (): Promise<void> =>
  withCollege(async (college) => {
    const schedules = Array.from({ length: SCHEDULES }, (_, index) => seededRandom(`roll network ${index}`));
    const { presses, conflicts, overwritten, lost, wrong } = await playSchedules(college, schedules);
    figure('schedules', SCHEDULES, '', { atLeast: 1 });
    figure('marks pressed', presses, '', { atLeast: SCHEDULES });
    figure('conflicts told', conflicts, '', { atLeast: 1 });
    figure('marks overwritten unseen', overwritten, '', { atMost: 0 });
    figure('marks lost', lost, '', { atMost: 0 });
    figure('marks stored otherwise than sent', wrong, '', { atMost: 0 });
  });
