import type { GraphQLSchema } from 'graphql';
import { ownOperations } from '#testing/own-operations.ts';
import { ENDS_SESSION } from '../fuzz/fuzz-college.ts';
import { sweepTexts, type IdFor } from '../fuzz/text-sweep.ts';
import { ADDRESS_PLACES, type Visit } from './address-places.ts';
import { bareRequestsFor, sendBare } from './bare-requests.ts';
import { asRichText } from './targets.ts';

/** What nobody reads in an answer unless the server has read its own /etc/passwd. */
const LOCAL_FILE = /root:[^:]*:0:0:/;

export interface Sending {
  visit: Visit;
  schema: GraphQLSchema;
  idFor: IdFor;
  targets: readonly string[];
}

export interface Sent {
  /** Places made for an address that stored at least one of the targets. */
  storing: string[];
  /** Places for any text that were tried. */
  places: number;
  /** Operations of the sweep, how many came as far as a resolver, and how many were answered with data. */
  operations: number;
  understood: number;
  withData: number;
  bareRequests: number;
  /** Answers in which a file of the server's machine stands. */
  localFiles: number;
}

/** Sends every target through everything that takes a text, and has what was stored read again. */
export async function sendTargets({ visit, schema, idFor, targets }: Sending): Promise<Sent> {
  const { browser } = visit;
  let localFiles = 0;
  const look = (text: string): void => {
    if (LOCAL_FILE.test(text)) localFiles++;
  };

  const storing = new Set<string>();
  for (const [place, send] of Object.entries(ADDRESS_PLACES))
    for (const target of targets) {
      const { errors, data, text } = await send(visit, target);
      if (errors.length === 0 && data) storing.add(place);
      look(text);
    }

  for (const query of ownOperations().values())
    if (query.startsWith('query')) look((await browser.call(query)).text);

  const sweep = sweepTexts(
    schema,
    idFor,
    targets.flatMap((target) => [target, asRichText(target)]),
    ENDS_SESSION,
  );
  // The same session throughout, whatever an answer says to it.
  const cookies = new Map(browser.cookies);
  let understood = 0;
  let withData = 0;
  for (const { query, variables } of sweep) {
    const { text, errors } = await browser.call(query, variables);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    understood += errors.some(({ extensions }) => extensions.problem === 'requestNotUnderstood') ? 0 : 1;
    withData += errors.length === 0 ? 1 : 0;
    look(text);
  }

  const { data } = await browser.call('query who { currentUser { _id } }');
  if (!data?.['currentUser'])
    throw new Error('The session ended on the way: what came after it proves nothing.');

  const bare = targets.flatMap(bareRequestsFor);
  for (const request of bare) look(await sendBare(browser.url, request));

  return {
    storing: [...storing],
    places: sweep.length / (2 * targets.length),
    operations: sweep.length,
    understood,
    withData,
    bareRequests: bare.length,
    localFiles,
  };
}
