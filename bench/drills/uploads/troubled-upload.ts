import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import type { BadNetwork, PartFault } from './bad-network.ts';
import type { Film } from './films.ts';
import { FAULT_OF, type Interruption } from './interruptions.ts';
import type { UploadCollege } from './upload-college.ts';
import { leftUpload, UploadingTab } from './uploading-tab.ts';

export interface Desk {
  college: UploadCollege;
  network: BadNetwork;
  context: BrowserContext;
  film: Film;
  /** Files that are called like the film and are others. */
  others: Readonly<Partial<Record<Interruption, Film>>>;
}

export interface Outcome {
  /** What lies in the storage at the end: the film itself, something else, or nothing. */
  stored: 'whole' | 'corrupt' | 'nothing';
  /** Wrong files that were refused in words, and nothing of them sent. */
  refused: number;
}

/** How often a user chooses the file again before they give up. */
const MAX_GOES = 12;

/** Sends a film while things happen, going on as a patient person would. */
export async function sendThroughTrouble(
  desk: Desk,
  troubles: ReadonlyMap<number, Interruption>,
): Promise<Outcome> {
  const faults = [...troubles].map(([nth, kind]) => [nth, FAULT_OF[kind]] as const);
  return sendThrough(desk, new Map(faults), (nth) => troubles.get(nth));
}

/** Sends a film two of whose parts change places, to see whether a corrupt film would be noticed at all. */
export const sendSwapped = (desk: Desk): Promise<Outcome> =>
  sendThrough(
    desk,
    new Map([
      [3, 'swapped'],
      [4, 'swapped'],
    ]),
    () => undefined,
  );

async function sendThrough(
  { college, network, context, film, others }: Desk,
  faults: ReadonlyMap<number, PartFault>,
  troubleAt: (nth: number) => Interruption | undefined,
): Promise<Outcome> {
  const videoId = randomUUID();
  const wrongFiles: Film[] = [];
  let tab = await UploadingTab.open(context, network.origin, leftUpload(videoId, film));
  network.setFaults(faults);
  network.onCaught = async (nth) => {
    const kind = troubleAt(nth);
    const wrong = kind && others[kind];
    if (wrong) wrongFiles.push(wrong);
    if (kind === 'server killed') await college.crash();
    else await tab.kill();
  };
  let refused = 0;
  for (let go = 0; go < MAX_GOES && (await tab.send(film)) !== 'completed'; go += 1) {
    await tab.kill();
    await college.answers();
    tab = await UploadingTab.open(context, network.origin);
    for (const wrong of wrongFiles.splice(0)) refused += await refusedCleanly(tab, network, wrong);
  }
  await network.deliverLate();
  await tab.kill();
  const hash = await college.storedHash(videoId);
  await college.forget(videoId);
  return { stored: hash === null ? 'nothing' : hash === film.hash ? 'whole' : 'corrupt', refused };
}

async function refusedCleanly(tab: UploadingTab, network: BadNetwork, wrong: Film): Promise<number> {
  const before = network.parts;
  const words = await tab.refusalOf(wrong);
  return words.trim() !== '' && network.parts === before ? 1 : 0;
}
