import type { FastifyInstance } from 'fastify';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { latestMails } from '#kit/mail/outbox.queries.ts';
import type { ServerState } from '../server-state.ts';

type Mail = Awaited<ReturnType<typeof latestMails>>[number];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const linksIn = (text: string): string[] => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);

/** The captured mail of a developer's machine: a page to look at and a list for scripts. */
export function devRoutes(app: FastifyInstance, state: ServerState): void {
  const db = openDatabase(state.appPool, WHOLE_COLLEGE);
  const find = (query: unknown) => latestMails(db, (query as { q?: string }).q ?? '');

  app.get('/dev/mailbox.json', async ({ query }) =>
    (await find(query)).map((mail) => ({
      to: mail.toAddress,
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      links: linksIn(mail.textBody),
      sentAt: mail.sentAt ?? mail.createdAt,
      status: mail.status,
    })),
  );

  app.get('/dev/mailbox', async ({ query }, reply) => {
    const mails = await find(query);
    return reply.type('text/html').send(mailboxPage(mails, (query as { q?: string }).q ?? ''));
  });

  // Each mail's own HTML, in a page of its own under the mail's own rules.
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
    const mail = (await latestMails(db, '')).find(({ id }) => id === params.id);
    if (!mail) return reply.code(404).send();
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
      )
      .type('text/html')
      .send(mail.htmlBody);
  });
}

const mailboxPage = (mails: readonly Mail[], search: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox</title><meta name="viewport" content="width=device-width"></head>
<body><h1>Mailbox</h1>
<form><label>Search <input name="q" value="${escape(search)}"></label> <button>Search</button></form>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(mailHtml).join('\n')}
</body></html>`;

const mailHtml = (mail: Mail): string => `<article><h2>${escape(mail.subject)}</h2>
<p>To ${escape(mail.toAddress)} · ${mail.createdAt.toISOString()} · ${mail.status} · ${escape(mail.language)} ·
<a href="/dev/mailbox/${mail.id}">HTML</a></p>
<pre>${escape(mail.textBody)}</pre>
${linksIn(mail.textBody)
  .map((link) => `<p><a href="${escape(link)}">${escape(link)}</a></p>`)
  .join('')}</article><hr>`;
