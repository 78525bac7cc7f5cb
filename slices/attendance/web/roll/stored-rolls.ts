import { useEffect, useState } from 'react';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import type { OpenRollFragment } from './roll.graphql.generated.ts';

/** Who is marked without a network is marked today. */
const KEPT_MS = 36 * 60 * 60_000;
const ROLLS = 'roll/';

interface StoredRoll {
  roll: OpenRollFragment;
  at: number;
}

/** Keeps a roll on the device as it was seen last, so that it opens without a network. Signing out forgets it. */
export async function keepRoll(roll: OpenRollFragment): Promise<void> {
  try {
    for (const { key, value } of await deviceStore.all(ROLLS))
      if (Date.now() - (value as StoredRoll).at > KEPT_MS) await deviceStore.remove(key);
    await deviceStore.put(`${ROLLS}${roll._id}`, { roll, at: Date.now() } satisfies StoredRoll);
  } catch {
    // A browser that keeps nothing asks the server each time.
  }
}

async function keptRoll(sessionId: string): Promise<OpenRollFragment | null> {
  try {
    const [found] = await deviceStore.all(`${ROLLS}${sessionId}`);
    return found ? (found.value as StoredRoll).roll : null;
  } catch {
    return null;
  }
}

/** The roll that the device keeps; nothing while it looks, null where it has none. */
export function useKeptRoll(sessionId: string, { isAsked }: { isAsked: boolean }) {
  const [kept, setKept] = useState<OpenRollFragment | null | undefined>();
  useEffect(
    function readTheDevice() {
      let isLeft = false;
      if (isAsked)
        void keptRoll(sessionId).then((found) => {
          if (!isLeft) setKept(found);
        });
      return () => {
        isLeft = true;
      };
    },
    [sessionId, isAsked],
  );
  return kept;
}
