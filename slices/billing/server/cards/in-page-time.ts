import { CardsError } from '#kit/cards/card-processor.ts';
import { RuleError } from '#kit/graphql/problem.ts';

/** People are told within three seconds that the processor does not answer, however much it is asked for one page. */
const PAGE_WITHIN_MS = 2_800;

/**
 * Asks the processor, for a person who waits. Work that is given up may still have its effect, which its key makes harmless and
 * the sweeper finds.
 */
export async function inPageTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new CardsError('cardsUnavailable')), PAGE_WITHIN_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw inWords(error);
  } finally {
    clearTimeout(timer);
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof CardsError)) return error;
  const cause = { cause: error };
  if (error.problem === 'amountNotChargeable')
    return new RuleError('amountNotChargeable', 'BAD_USER_INPUT', {}, { ...cause, field: 'amount' });
  if (error.isUnavailable || error.problem === 'cardsOff')
    return new RuleError('cardsAway', 'UNAVAILABLE', {}, cause);
  return error;
}
