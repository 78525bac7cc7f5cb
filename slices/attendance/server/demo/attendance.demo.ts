import { addDays, yearOf, type Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { DemoGroup } from '#slices/groups/server/demo/groups.demo.ts';
import { FROM_THE_BEGINNING } from '../../rules/schema.ts';
import { USUAL_LEAVE_TYPES } from '../../rules/usual-leave-types.ts';

const SCHEMAS = [
  { session: 'DAY', name: 'Day classes', lowPercent: 80, graceAbsents: 4, graceLates: 5 },
  { session: 'EVENING', name: 'Evening classes', lowPercent: 75, graceAbsents: 2, graceLates: 3 },
] as const;

/** From the first day of September; courses begin and end with them. */
const TERMS = [
  { name: 'Autumn', from: 6, to: 101, isNextYear: false },
  { name: 'Winter', from: 131, to: 205, isNextYear: true },
  { name: 'Spring', from: 216, to: 290, isNextYear: true },
];

/** By what the classes of the demo college are counted: one schema for the day, one for the evening. */
export async function seedSchemas(demo: Demo, classes: readonly DemoGroup[]): Promise<void> {
  const random = demo.random.branch('attendance schemas');
  const madeAt = instantOn(addDays(demo.today, -800), 9);
  const schemas = SCHEMAS.map((schema) => ({ ...schema, id: random.id(madeAt) }));
  await bulkInsert(
    demo.client,
    'attendanceSchema',
    schemas.map(({ id, name, lowPercent }) => ({
      id,
      name,
      lowPercent,
      createdAt: madeAt,
      updatedAt: madeAt,
    })),
  );
  await bulkInsert(
    demo.client,
    'attendancePolicy',
    schemas.map(({ id, graceAbsents, graceLates }) => ({
      id: random.id(madeAt),
      schemaId: id,
      firstDay: FROM_THE_BEGINNING,
      minutesLateThreshold: 15,
      graceAbsentsPerTerm: graceAbsents,
      graceLatesPerTerm: graceLates,
      absenceDeduction: 300,
      lateDeduction: 100,
    })),
  );
  const years = [...new Set(classes.map(({ firstDay }) => firstDay))].toSorted();
  await bulkInsert(
    demo.client,
    'attendanceTerm',
    schemas.flatMap(({ id: schemaId }) =>
      years.flatMap((firstDay) =>
        termsFrom(firstDay).map((term) => ({ id: random.id(madeAt), schemaId, ...term })),
      ),
    ),
  );
  await bulkInsert(
    demo.client,
    'leaveType',
    schemas.flatMap(({ id: schemaId }) =>
      USUAL_LEAVE_TYPES.map((names, position) => ({
        id: random.id(madeAt),
        schemaId,
        names: JSON.stringify(names),
        position,
      })),
    ),
  );
  await bulkInsert(
    demo.client,
    'groupSchema',
    classes.flatMap(({ id: groupId, regionId, session }) =>
      schemas
        .filter((schema) => schema.session === session)
        .map(({ id: schemaId }) => ({ groupId, regionId, schemaId })),
    ),
  );
}

const termsFrom = (september: Day) =>
  TERMS.map(({ name, from, to, isNextYear }) => ({
    name: `${name} ${yearOf(september) + (isNextYear ? 1 : 0)}`,
    firstDay: addDays(september, from),
    lastDay: addDays(september, to),
  }));
