import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import type { PlannedPerson } from './people-plan.demo.ts';

const four = (random: Random): string => String(random.int(0, 9_999)).padStart(4, '0');

/** Numbers that the authorities of each country keep for stories: a user who dials one reaches nobody. */
const NUMBERS: Readonly<Record<string, (random: Random) => string>> = {
  USA: (random) => `+1 719 555 01${String(random.int(0, 99)).padStart(2, '0')}`,
  GBR: (random) => `+44 7700 900${String(random.int(0, 999)).padStart(3, '0')}`,
  IDN: (random) => `+62 855 0000 ${four(random)}`,
};

const MAX_HAVE_A_MOBILE = 0.8;
const SOME_HAVE_A_SCHOOL_ADDRESS = 0.15;

/** How students and staff can be reached: mobiles of most students, desks of the staff, a few school addresses. */
export async function seedContacts(demo: Demo, people: readonly PlannedPerson[]): Promise<void> {
  const random = demo.random.branch('contacts');
  const phones = people.flatMap(({ id, country, kind }) => {
    const number = NUMBERS[country]?.(random);
    const isListed = kind === 'STAFF' || (kind === 'STUDENT' && random.chance(MAX_HAVE_A_MOBILE));
    return number && isListed
      ? [{ personId: id, kind: kind === 'STAFF' ? ('WORK' as const) : ('MOBILE' as const), number }]
      : [];
  });
  const emails = people
    .filter(({ kind }) => kind === 'STUDENT' && random.chance(SOME_HAVE_A_SCHOOL_ADDRESS))
    .map(({ id, email }) => ({
      personId: id,
      kind: 'SCHOOL' as const,
      email: `${email.split('@')[0]}@school.example`,
    }));
  await bulkInsert(demo.client, 'phone', phones);
  await bulkInsert(demo.client, 'otherEmail', emails);
}
