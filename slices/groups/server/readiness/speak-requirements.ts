import type { Context } from '#kit/graphql/context.ts';
import { speak } from '#slices/translations/server/api.ts';
import { findingMessages, type ReadinessMessage } from '../../rules/readiness-messages.ts';
import type { Requirement, Said } from '../../rules/readiness.ts';

/** A requirement in the reader's language. */
export interface SpokenRequirement extends Pick<Requirement, 'name' | 'isMet' | 'amount'> {
  value: string;
  steps: readonly { label: string; value: string }[];
  path: string | null;
}

/** Says requirements; the same is said of many students, and put together once. */
export async function speakRequirements(
  ctx: Context,
): Promise<(requirements: readonly Requirement[]) => SpokenRequirement[]> {
  const ids = Object.keys(findingMessages) as ReadinessMessage[];
  const speaker = await speak(ctx.db, ctx.services, ctx.locale, ids);
  const spoken = new Map<string, string>();
  function say(said: Said): string {
    if (typeof said === 'string') return said;
    const key = said.values ? `${said.id} ${Object.values(said.values).join('\n')}` : said.id;
    const known = spoken.get(key) ?? speaker(said.id, said.values);
    spoken.set(key, known);
    return known;
  }
  return (requirements) =>
    requirements.map(({ name, isMet, value, amount, steps, path }) => ({
      name,
      isMet,
      amount,
      value: say(value),
      steps: steps.map((step) => ({ label: say(step.label), value: say(step.value) })),
      path: path ?? null,
    }));
}
