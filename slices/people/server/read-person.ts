import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import { personById } from './loaders.ts';
import type { PersonRecord } from './person-record.ts';

/** Somebody's record, for those who may read it. For others, also for staff whose roles are not meant, there is nobody. */
export async function readPerson(ctx: Context, id: string): Promise<PersonRecord | null> {
  const person = await personById(ctx).load(id);
  const mayRead = person && can.read(actorOf(ctx), { personId: id, regionIds: person.regionIds });
  return mayRead ? person : null;
}
