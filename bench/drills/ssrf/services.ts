import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSmtpPeer } from '#testing/peers/smtp.ts';

export interface Services {
  /** What tells the server of them. */
  env: Record<string, string>;
  /** Where the server may connect to, as host:port. */
  destinations: string[];
  /** How many mails and calls they were sent. */
  calls(): number;
  stop(): Promise<void>;
}

/**
 * A mail server, and a Google and a provider of work accounts that know nobody: what would dial them runs only in a college
 * that has them, and might be talked into dialling another user.
 */
export async function startServices(): Promise<Services> {
  const smtp = await startSmtpPeer();
  let asked = 0;
  const strangers = createServer((_, response) => {
    asked++;
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"invalid_request"}');
  });
  strangers.listen(0, '127.0.0.1');
  await once(strangers, 'listening');
  const url = `http://127.0.0.1:${(strangers.address() as AddressInfo).port}`;
  return {
    env: {
      SMTP_URL: smtp.url,
      GOOGLE_CLIENT_ID: 'college',
      GOOGLE_CLIENT_SECRET: 'a-secret-of-the-drill',
      GOOGLE_BASE_URL: url,
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: 'college',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-drill-only-1234567890',
    },
    destinations: [smtp.url, url].map((address) => new URL(address).host),
    calls: () => smtp.inbox.length + asked,
    async stop() {
      await smtp.stop();
      strangers.closeAllConnections();
      strangers.close();
      await once(strangers, 'close');
    },
  };
}
