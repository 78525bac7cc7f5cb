import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it: who the envelope said it was for, and what a mail program reads in it. */
export type ReceivedMail = {
  readonly recipients: readonly string[];
  readonly mail: ParsedMail;
  readonly raw: string;
};

export type SmtpPeer = {
  readonly url: string;
  readonly inbox: readonly ReceivedMail[];
  /** Resolves when this many mails have come in since the start. */
  arrived(count: number): Promise<void>;
  stop(): Promise<void>;
};

/** What the server does when the local part of a recipient says so; everybody else gets their mail. */
const REFUSALS: Readonly<Record<string, number>> = { unknown: 550, full: 452, busy: 451 };
const DATA_REFUSALS: Readonly<Record<string, number>> = { spam: 554, closing: 421 };

/** A mail server that takes every mail, except for the recipients it was taught to refuse. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const inbox: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const socketOf = (port: number): Socket | undefined =>
    [...sockets].find(({ remotePort }) => remotePort === port);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, session, done) {
      // A server that drops dead in the middle of a session says nothing at all.
      if (localPart(address) === 'gone') socketOf(session.remotePort)?.destroy();
      else done(refusal(REFUSALS[localPart(address)]));
    },
    async onData(stream, session, done) {
      const chunks = await stream.toArray().catch(() => null);
      // A sender that was killed in the middle of a mail has not sent it.
      if (chunks === null) return done(refusal(421));
      const raw = Buffer.concat(chunks);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const refused = refusal(recipients.map((address) => DATA_REFUSALS[localPart(address)]).find(Boolean));
      if (!refused) inbox.push({ recipients, mail: await simpleParser(raw), raw: raw.toString('utf8') });
      done(refused);
      for (const look of waiting) look();
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  // A client that breaks off is no trouble of the server's.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    inbox,
    arrived: (count) =>
      new Promise((resolve) => {
        const look = (): void => void (inbox.length >= count && resolve());
        waiting.push(look);
        look();
      }),
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function localPart(address: string): string {
  return address.split('@')[0] ?? '';
}

function refusal(responseCode: number | undefined): (Error & { responseCode: number }) | null {
  return responseCode === undefined ? null : Object.assign(new Error('Not taken'), { responseCode });
}
