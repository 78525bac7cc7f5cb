import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import { personById } from './loaders.ts';
import type { PersonRecord } from './person-record.ts';

/** Null where the caller may not read it. */
export async function readPerson(ctx: Context, id: string): Promise<PersonRecord | null> {
  const person = await personById(ctx).load(id);
  const mayRead = person && can.read(actorOf(ctx), { personId: id, regionIds: person.regionIds });
  return mayRead ? person : null;
}
