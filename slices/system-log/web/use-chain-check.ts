import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { checkAuditLinks } from './audit.graphql.generated.ts';

export interface ChainCheck {
  /** How many links fit. */
  reached: number;
  /** The place of the first that does not. */
  broken: number | null;
}

interface RunningCheck {
  /** What the last check has found; none before there was one. */
  check: ChainCheck | null;
  isChecking: boolean;
  run: () => Promise<void>;
}

/** Walks the chain from its beginning, some thousand links at a time, until its end or the first that does not fit. */
export async function walkChain(): Promise<ChainCheck> {
  for (let after = '0'; ;) {
    const { checkAuditLinks: page } = await call(checkAuditLinks, { after });
    if (page.broken !== '') return { reached: Number(page.reached), broken: Number(page.broken) };
    if (page.reached === after) return { reached: Number(after), broken: null };
    after = page.reached;
  }
}

export function useChainCheck(): RunningCheck {
  const { attempt, isBusy: isChecking } = useMutation();
  const [check, setCheck] = useState<ChainCheck | null>(null);

  async function run(): Promise<void> {
    const found = await attempt(walkChain);
    if (found) setCheck(found);
  }

  return { check, isChecking, run };
}
