import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { findAlarm, findAlarms, type GradeAlarm } from './grade-alarm.queries.ts';

/** As many as a user looks through. */
const MAX_ALARMS = 50;

const GradeAlarmType = builder.objectRef<GradeAlarm>('GradeAlarm').implement({
  description: 'That a user changed unusually many grades within an hour.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    personId: t.exposeID('changedBy', { description: 'The user who changed them.' }),
    personName: t.string({
      resolve: async ({ changedBy }, _, ctx) => {
        const name = await nameById(ctx).load(changedBy);
        return name ? fullName(name) : '';
      },
    }),
    impersonatorName: t.string({
      nullable: true,
      description: 'The user who acted in that person’s place, if any.',
      resolve: async ({ impersonatorId }, _, ctx) => {
        const name = impersonatorId && (await nameById(ctx).load(impersonatorId));
        return name ? fullName(name) : null;
      },
    }),
    grades: t.exposeInt('grades'),
    courses: t.exposeStringList('courses', { description: 'Codes of the courses.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime' }),
    raisedAt: t.expose('raisedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('gradeAlarms', (t) =>
  t.field({
    type: [GradeAlarmType],
    // Those who undo what one person has done to grades all over the college.
    permission: withRole('superadmin'),
    description: 'The latest, the newest first.',
    resolve: (_, __, ctx) => findAlarms(ctx.db, MAX_ALARMS),
  }),
);

builder.queryField('gradeAlarm', (t) =>
  t.field({
    type: GradeAlarmType,
    nullable: true,
    permission: withRole('superadmin'),
    description: 'One of them, however old; none where none is asked for.',
    args: { alarmId: t.arg.id() },
    resolve: (_, { alarmId }, ctx) => (alarmId ? findAlarm(ctx.db, alarmId) : null),
  }),
);
