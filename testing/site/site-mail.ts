import { vi } from 'vitest';
import type { Site } from './site.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** Waits for a mail to this address with such a subject, and opens the newest one. Other stories may cause mail too. */
export const openMail = (site: Site, address: string, about: RegExp): Promise<ReceivedMail> =>
  vi.waitFor(
    async () => {
      const response = await fetch(`${site.origin}/dev/mailbox.json?q=${encodeURIComponent(address)}`);
      const mail = ((await response.json()) as ReceivedMail[]).find(
        ({ to, subject }) => to === address && about.test(subject),
      );
      if (!mail) throw new Error(`No mail about ${about} has come for ${address}.`);
      return mail;
    },
    { timeout: 90_000 },
  );

/** The one address of our own that a mail asks to open. */
export function linkIn(mail: ReceivedMail, site: Site): string {
  const link = mail.links.find((one) => one.startsWith(site.origin));
  if (!link) throw new Error(`"${mail.subject}" has no link to the site.`);
  return link;
}
