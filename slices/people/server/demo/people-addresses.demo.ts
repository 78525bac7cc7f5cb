import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { pickPlace } from './people-places.demo.ts';
import type { PlannedPerson } from './people-plan.demo.ts';

/** Where the students live. The college asks nobody else. */
export async function seedAddresses(demo: Demo, people: readonly PlannedPerson[]): Promise<void> {
  const random = demo.random.branch('addresses');
  const homes = people.flatMap(({ id, country, createdAt, kind }) => {
    const place = kind === 'STUDENT' ? pickPlace(random, country) : null;
    if (!place) return [];
    const { city, state, postcode, street } = place;
    const line1 = street(random);
    return [
      {
        id: random.id(createdAt),
        personId: id,
        regionId: null,
        name: 'Home',
        line1,
        city,
        state,
        postcode,
        country,
        createdBy: id,
        createdAt,
      },
    ];
  });
  await bulkInsert(demo.client, 'address', homes);
}
