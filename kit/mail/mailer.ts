/** One mail to one person, ready to leave. */
export type OutgoingMail = {
  /** The outbox row's id: a mail that is tried again keeps its Message-ID, so a mailbox shows it once. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name?: string; readonly address: string };
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The language of the text, such as ru-RU. */
  readonly language: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** What became of one try: delivered, to be tried again later, never to be tried again, or not tried at all. */
export type Delivery =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'retry'; readonly reason: string }
  | { readonly outcome: 'bounced'; readonly reason: string }
  /** There is nobody to hand it to yet; no try was made and none is used up. */
  | { readonly outcome: 'kept'; readonly reason: string };

/** The way a mail leaves the college. Trouble is an outcome, no exception: the outbox decides what follows. */
export interface Mailer {
  readonly kind: 'captured' | 'kept' | 'smtp';
  deliver(mail: OutgoingMail): Promise<Delivery>;
  /** Lets go of what it holds open. */
  close(): void;
}

/** The embedded default in development: the outbox row is the captured mail, so there is nothing left to do. */
export function capturedMailer(): Mailer {
  return {
    kind: 'captured',
    deliver: async ({ to }) =>
      isMailAddress(to.address) ? { outcome: 'delivered' } : notAnAddress(to.address),
    close: () => undefined,
  };
}

/** Production before it has a mail server: nothing is sent, and nothing is called sent. The outbox keeps it all. */
export function storingMailer(): Mailer {
  return {
    kind: 'kept',
    deliver: async ({ to }) =>
      isMailAddress(to.address)
        ? { outcome: 'kept', reason: 'SMTP_URL is not set' }
        : notAnAddress(to.address),
    close: () => undefined,
  };
}

// One address and nothing beside it: no blank, line end, bracket, list or quote that could be read two ways.
const MAIL_ADDRESS = /^[^\s\p{Cc}@<>()[\],;:"\\]{1,64}@[^\s\p{Cc}@<>()[\],;:"'\\]{1,255}$/u;

/** Whether a text is one plain mail address that may be written into a mail as it is. */
export function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text);
}

/** The outcome for a recipient that no mail server could ever reach. */
export function notAnAddress(address: string): Delivery {
  return { outcome: 'bounced', reason: `${JSON.stringify(address)} is not a mail address` };
}
