import { useEffect, useState } from 'react';
import { MAX_TRIES, waitBeforeTry } from '#kit/client/sending/tries.ts';
import { waitForTry } from '#kit/client/sending/wait-for-try.ts';
import { attemptImageAddress } from '../../rules/downloads.ts';
import type { OpenedSitting } from './use-opening.ts';

/**
 * The pictures of an attempt by their ids. All of them are fetched when the exam opens and held by the page: a network that
 * drops later takes none away.
 */
export function useExamPictures({ attempt }: OpenedSitting): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(
    function fetchAllPictures() {
      const leaving = new AbortController();
      const held: string[] = [];
      const imageIds = new Set(attempt.questions.flatMap(({ image }) => image?.imageId ?? []));
      for (const imageId of imageIds)
        void fetchPicture(attemptImageAddress(attempt._id, imageId), leaving.signal).then((address) => {
          held.push(address);
          setPictures((known) => new Map(known).set(imageId, address));
        });
      return () => {
        leaving.abort();
        for (const address of held) URL.revokeObjectURL(address);
      };
    },
    [attempt],
  );
  return pictures;
}

async function fetchPicture(address: string, signal: AbortSignal): Promise<string> {
  for (let failures = 1; failures <= MAX_TRIES && !signal.aborted; failures += 1) {
    const picture = await pictureAt(address, signal);
    if (picture) return URL.createObjectURL(picture);
    await waitForTry(waitBeforeTry(failures, Math.random()), signal).catch(() => {});
  }
  return address;
}

/** Null where nothing came back, or no picture: the page to log in, when the session is over. */
async function pictureAt(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const answer = await fetch(address, { signal });
    const found = answer.ok ? await answer.blob() : null;
    return found?.type.startsWith('image/') ? found : null;
  } catch {
    return null;
  }
}
