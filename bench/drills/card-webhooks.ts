import { figure } from '../figures.ts';
import { drillDatabase } from './cards/card-college.ts';
import { refuseWebhooks } from './cards/refuse-webhooks.ts';

/** F5: messages that are not Stripe’s are refused and leave nothing; true ones are answered at once. */
export async function main(): Promise<void> {
  const { believed, stored, slowestMs } = await refuseWebhooks(500, await drillDatabase());
  figure('wrong messages believed', believed.length, '', { atMost: 0 });
  figure('wrong messages stored', stored, '', { atMost: 0 });
  figure('slowest of 500 answers', slowestMs, 'ms', { atMost: 200 });
}
