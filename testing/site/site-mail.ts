import { vi } from 'vitest';
import type { Site } from './site.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** Waits for a mail to this address in the mailbox of a development site and opens the newest one. */
export const openMail = (site: Site, address: string): Promise<ReceivedMail> =>
  vi.waitFor(
    async () => {
      const response = await fetch(`${site.origin}/dev/mailbox.json?q=${encodeURIComponent(address)}`);
      const mail = ((await response.json()) as ReceivedMail[]).find(({ to }) => to === address);
      if (!mail) throw new Error(`No mail has come for ${address}.`);
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
