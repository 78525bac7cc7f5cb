import { createTransport } from 'nodemailer';
import { ConfigProblem } from '#kit/config/config.ts';
import { headerLine } from '#kit/mail/header-line.ts';
import {
  isMailAddress,
  notAnAddress,
  type Delivery,
  type Mailer,
  type OutgoingMail,
} from '#kit/mail/mailer.ts';

export type SmtpOptions = {
  /** smtp://user:password@host:587 or smtps://…; options may follow as a query, such as ?requireTLS=true. */
  readonly url: string;
  /** The college's host name, the right-hand side of every Message-ID. */
  readonly host: string;
  /** How long one mail may take in all. A claim on it lasts longer (send-mail.ts), so nobody else begins meanwhile. */
  readonly deadlineMs: number;
};

/** Mail through the college's mail server. */
export function smtpMailer({ url, host, deadlineMs }: SmtpOptions): Mailer {
  if (!/^smtps?:\/\/[^/]/.test(url))
    throw new ConfigProblem('SMTP_URL does not begin with smtp:// or smtps:// and a host.');
  let transport = openTransport(url);
  return {
    kind: 'smtp',
    async deliver(mail) {
      if (!isMailAddress(mail.to.address)) return notAnAddress(mail.to.address);
      const message = messageOf(mail, host);
      const used = transport;
      try {
        await within(deadlineMs, used.sendMail(message));
        return { outcome: 'delivered' };
      } catch (error) {
        // A server that keeps talking without coming to an end is cut off, together with what it blocks.
        if (error instanceof Overdue && used === transport) {
          transport = openTransport(url);
          used.close({ force: true });
        }
        return outcomeOf(error);
      }
    },
    // Ends the idle connections; a mail under way is finished first.
    close: () => transport.close(),
  };
}

function openTransport(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // The outbox alone decides when a mail is tried again; trying twice in here could deliver it twice at once.
    maxRequeues: 0,
    connectionTimeout: 3_000,
    greetingTimeout: 3_000,
    dnsTimeout: 3_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

class Overdue extends Error {}

/** Fails when the time is up; the work may go on. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Overdue(`The mail server took longer than ${ms / 1_000} s.`)), ms);
  });
  return Promise.race([work, overdue]).finally(() => clearTimeout(timer));
}

type Message = NonNullable<Parameters<ReturnType<typeof createTransport>['sendMail']>[0]>;

function messageOf(mail: OutgoingMail, host: string): Message {
  return {
    // The envelope is set explicitly: regardless of the headers, the mail goes to this one person.
    envelope: { from: mail.from.address, to: [mail.to.address] },
    from: written(mail.from),
    to: written(mail.to),
    ...(mail.replyTo === undefined ? {} : { replyTo: written({ address: mail.replyTo }) }),
    subject: headerLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<outbox-${oneWord(mail.id)}@${oneWord(host)}>`,
    headers: {
      // Tells holiday notices and other robots not to answer (RFC 3834; the second is Exchange's own).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': oneWord(mail.language),
      ...furtherHeaders(mail.headers ?? {}),
    },
  };
}

function written({ name, address }: OutgoingMail['to']): { name: string; address: string } {
  if (!isMailAddress(address)) throw new Error(`${JSON.stringify(address)} is not a mail address.`);
  return { name: headerLine(name ?? ''), address };
}

// Headers that say where a mail goes, whom it is from or how to read it are for this file alone to write.
const FURTHER_HEADER = /^(?:X|List)-[A-Za-z-]+$/;

function furtherHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const strange = Object.keys(headers).find((name) => !FURTHER_HEADER.test(name));
  if (strange !== undefined)
    throw new Error(`A mail may not carry the further header ${JSON.stringify(strange)}.`);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerLine(value)]));
}

function oneWord(text: string): string {
  return text.replaceAll(/[^\w.-]/g, '');
}

type SmtpError = {
  code?: string;
  command?: string;
  permanent?: boolean;
  responseCode?: number;
  message: string;
};

/**
 * A server that refuses this recipient or this mail for good has bounced it. Anything else may pass: a busy
 * server, a lost connection, and also a wrong password or a refused sender, which are the college's to mend.
 */
function outcomeOf(error: unknown): Delivery {
  const { code, command, permanent, responseCode, message } = error as SmtpError;
  const refused = permanent === true && (command === 'RCPT TO' || command === 'DATA');
  // Without an answer of the server, these two say that the mail could not even be offered, being too large.
  const unsendable = responseCode === undefined && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const reason = headerLine(message).slice(0, 300);
  return { outcome: refused || unsendable ? 'bounced' : 'retry', reason };
}
