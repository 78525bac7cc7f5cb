import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';

export interface GooglePeer {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether a refresh token is still good for something, as Google itself would find. */
  accepts(refreshToken: string): Promise<boolean>;
  /** Puts an event into the calendar of the user whose refresh token it is, as that user would. */
  keep(refreshToken: string, event: object): Promise<void>;
  stop(): Promise<void>;
}

const client = { clientId: 'college', clientSecret: 'a-secret-of-the-tests' };

/** An emulator of Google's consent page and token endpoints, with one account for each address. */
export async function startGooglePeer(emails: readonly string[], redirectUri: string): Promise<GooglePeer> {
  const clients = [
    {
      client_id: client.clientId,
      client_secret: client.clientSecret,
      name: 'Berea',
      redirect_uris: [redirectUri],
    },
  ];
  const google = { users: emails.map((email) => ({ email, name: email })), oauth_clients: clients };
  const emulator = await createEmulator({ service: 'google', port: 0, seed: { google } });
  const refresh = (refreshToken: string): Promise<Response> => {
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    });
    return fetch(`${emulator.url}/oauth2/token`, { method: 'POST', body });
  };
  return {
    url: emulator.url,
    ...client,
    accepts: async (refreshToken) => (await refresh(refreshToken)).ok,
    async keep(refreshToken, event) {
      const { access_token: token } = (await (await refresh(refreshToken)).json()) as {
        access_token: string;
      };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const address = `${emulator.url}/calendar/v3/calendars/primary/events`;
      const kept = await fetch(address, { method: 'POST', headers, body: JSON.stringify(event) });
      if (!kept.ok) throw new Error(`the event was answered ${kept.status}`);
    },
    stop: () => emulator.close(),
  };
}

/** How a Google answers that the emulator cannot be made to play. */
export interface OddAnswer {
  status?: number;
  body?: string;
  /** Takes the question and says nothing. */
  isSilent?: boolean;
}

export interface OddGooglePeer {
  readonly url: string;
  /** The forms that were sent, by path. */
  readonly asked: readonly { path: string; form: URLSearchParams }[];
  answerWith(answer: OddAnswer): void;
  stop(): Promise<void>;
}

/** A Google that gives whatever answer it is told to. */
export async function startOddGoogle(): Promise<OddGooglePeer> {
  const asked: { path: string; form: URLSearchParams }[] = [];
  let answer: OddAnswer = {};
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      asked.push({ path: request.url ?? '', form });
      if (!answer.isSilent) response.writeHead(answer.status ?? 200).end(answer.body ?? '{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith: (next) => {
      answer = next;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
