import { perRequest, type Context } from '#kit/graphql/context.ts';
import { speak } from '#slices/translations/server/api.ts';
import { fullName } from '../rules/person.ts';
import { nameById } from './loaders.ts';

const speaker = perRequest((ctx) => speak(ctx.db, ctx.services, ctx.locale, ['doneInPlaceOf']));

export async function nameOfDoer(ctx: Context, personId: string | null, impersonatorId: string | null) {
  const person = personId ? await nameById(ctx).load(personId) : null;
  if (!person) return null;
  const behind = impersonatorId ? await nameById(ctx).load(impersonatorId) : null;
  if (!behind) return fullName(person);
  const say = await speaker(ctx);
  return say('doneInPlaceOf', { behind: fullName(behind), name: fullName(person) });
}
