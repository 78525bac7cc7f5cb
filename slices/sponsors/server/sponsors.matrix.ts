import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';
import { linkToken } from './sponsor-token.ts';

const overseers: Who = ['adminThere', 'superadmin'];
const keepers: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const readers: Who = ['self', ...overseers];

const begun = (target: Target) => ({
  token: target.text('sponsorLink', 'token'),
  attemptId: target.id('sponsorPayment'),
});

export const matrix: SliceMatrix = {
  reads: {
    Query: { sponsorPage: ['anyone'] },
    Invoice: { sponsorLinks: readers },
    SponsorLink: {
      '_id createdAt createdByName currency invoiceId lastDay maxAmount paid payable payments': readers,
      'sentTo state takesParts url': readers,
    },
    SponsoredPayment: {
      '_id amount currency isNamed note paidAt': readers,
      name: keepers,
      email: keepers,
    },
    SponsorCurrency: { 'decimals value': ['anyone'] },
    SponsorPage: { 'campus college currency firstName most takesCards takesParts': ['anyone'] },
    SponsorPaymentStep: {
      'amount attemptId clientSecret currency failure isClosed receiptUrl status': ['anyone'],
    },
  },
  asks: { 'Query.sponsorPage': (target) => [{ token: target.text('sponsorLink', 'token') ?? 'none' }] },
  namesOthers: {
    'SponsorLink.createdByName': readers,
    'SponsorPage.campus': ['anyone'],
    'SponsorPage.firstName': ['anyone'],
  },
  writes: {
    createSponsorLink: {
      cases: [
        {
          who: [['self', 'inPerson'], ...keepers],
          at: (target) => ({
            linkId: target.id('sponsoredInvoice') && randomUUID(),
            invoiceId: target.id('sponsoredInvoice'),
            linkInput: { takesParts: true, email: '', locale: 'en' },
          }),
        },
      ],
    },
    paySponsored: {
      cases: [
        {
          who: ['anyone'],
          at: (target) => ({
            token: target.text('sponsorLink', 'token'),
            attemptId: randomUUID(),
            amount: 100,
            input: { email: 'proof@example.org', locale: 'en' },
          }),
        },
      ],
    },
    checkSponsorPayment: { cases: [{ who: ['anyone'], at: begun }] },
    cancelSponsorPayment: { cases: [{ who: ['anyone'], at: begun }] },
    revokeSponsorLink: {
      cases: [{ who: ['self', ...keepers], at: (target) => ({ linkId: target.id('sponsorLink') }) }],
    },
  },
  async seed(fixture) {
    const { owner, personId, regionId, registrarId, mark, subject, secrets } = fixture;
    if (!regionId || subject.kind !== 'person') return [];
    const maker = subject.key === 'registrant' ? personId : registrarId;
    await owner.query('update region set card_payments_enabled = true where id = $1', [regionId]);
    const [invoice, charge, link, attempt] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await owner.query(
      `with counted as (
         insert into invoice_count (region_id, year, count) values ($3, 2026, 1)
         on conflict (region_id, year) do update set count = invoice_count.count + 1 returning count)
       insert into invoice (id, person_id, region_id, year, count, number, title, currency, issued_on, due_on, subtotal, tax,
         total, issued_at)
       select $1, $2, r.id, 2026, counted.count, 'Sponsored ' || counted.count, 'Sponsored', r.currency, '2026-11-01', '2026-12-01',
         30000, 0, 30000, now() from region r, counted where r.id = $3`,
      [invoice, personId, regionId],
    );
    await owner.query(
      `with made as (
         insert into ledger_entry (id, person_id, region_id, type, invoice_id, currency, amount, day, made_at)
         select $4::uuid, $2::uuid, r.id, 'INVOICE', $1::uuid, r.currency, 30000, '2026-11-01', now() from region r where r.id = $3)
       insert into posting (entry_id, position, person_id, region_id, account, invoice_id, amount)
       values ($4::uuid, 0, $2::uuid, $3::uuid, 'RECEIVABLE', $1::uuid, 30000), ($4::uuid, 1, $2::uuid, $3::uuid, 'INCOME', null, -30000)`,
      [invoice, personId, regionId, charge],
    );
    await owner.query(
      `insert into sponsor_link (id, person_id, region_id, invoice_id, max_amount, takes_parts, sent_to, created_by, created_at,
         expires_at)
       values ($1, $2, $3, $4, 5000, true, $5, $6, now(), now() + interval '30 days')`,
      [link, personId, regionId, invoice, mark('sponsor_link', 'sent_to'), maker],
    );
    await owner.query(
      `insert into payment_attempt (id, person_id, region_id, invoice_id, currency, amount, processor, key, processor_ref, saves_card,
         is_off_session, is_sponsored, status, begun_at, closed_at)
       select $1::uuid, $2::uuid, r.id, $4::uuid, r.currency, 100, 'sandbox', 'sponsored ' || $1, 'pi ' || $1, false, false, true,
         'SUCCEEDED', now(), now() from region r where r.id = $3`,
      [attempt, personId, regionId, invoice],
    );
    await owner.query(
      `insert into sponsor_payment (id, link_id, person_id, region_id, sponsor_name, sponsor_email, locale, is_named, note, begun_at)
       values ($1, $2, $3, $4, $5, $6, 'en', false, $7, now())`,
      [
        attempt,
        link,
        personId,
        regionId,
        mark('sponsor_payment', 'sponsor_name'),
        mark('sponsor_payment', 'sponsor_email'),
        mark('sponsor_payment', 'note'),
      ],
    );
    return [
      { name: 'sponsoredInvoice', id: invoice },
      { name: 'sponsorPayment', id: attempt },
      { name: 'sponsorLink', id: link, texts: { token: linkToken.sign(secrets, link) } },
    ];
  },
};
