import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staff: Who = ['admin', 'superadmin'];
const overseers: Who = ['adminThere', 'superadmin'];
/** Nobody books a payment of their own. */
const keepers: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];

const AMOUNT = 5_000;

const regionAt = (target: Target): string | undefined => target.id('bankFile') && target.id('region');

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'bankFile bankFiles bankLine bankLines sureBankMatches': staff },
    BankFile: {
      '_id accounts addedAt addedByName counts fileName format hash passedOver regionId regionName unreadRows':
        overseers,
    },
    BankFileCounts: { 'matched pending repeated setAside': overseers },
    BankPassedOverCount: { 'count kind': overseers },
    BankFilePage: { 'count countIsOpen nextCursor rows': staff },
    BankLine: {
      '_id account amount currency day decisionId decisions fileAddedAt fileId fileName isReversal reference regionId remitter status suggestions text':
        overseers,
    },
    BankLinePage: { 'count countIsOpen nextCursor rows': staff },
    BankSuggestion: {
      'balance dueOn invoiceId isSure number personId reasons studentName title': overseers,
    },
    BankDecision: {
      '_id decidedAt decidedByName kind payments reason undoneAt undoneByName': overseers,
    },
    BankPayment: { '_id amount invoiceId invoiceNumber isReversed personId studentName': overseers },
    SureBankMatches: { '_id matches totals': staff },
    SureBankMatch: { 'invoiceId lineId': overseers },
    SureBankTotal: { 'amount count currency': overseers },
    BankMatchOutcome: { 'isDone lineId': staff },
  },
  asks: {
    'Query.bankFiles': () => [{ first: 100 }, { first: 1 }],
    'Query.bankLines': (target) => {
      const fileId = target.id('bankFile');
      const sides = ['PENDING', 'MATCHED', 'SET_ASIDE'].map((side) => ({ fileId, side }));
      return fileId ? [...sides, { fileId, first: 1 }] : [];
    },
  },
  namesOthers: {
    'BankFile.addedByName': overseers,
    'BankFile.regionName': overseers,
    'BankDecision.decidedByName': overseers,
    'BankDecision.undoneByName': overseers,
    'BankPayment.studentName': overseers,
    'BankSuggestion.studentName': overseers,
  },
  writes: {
    beginBankFile: {
      cases: [
        {
          who: overseers,
          at: (target) => ({ fileId: randomUUID(), regionId: regionAt(target), fileName: 'Proof' }),
        },
      ],
    },
    appendToBankFile: {
      cases: [
        {
          who: overseers,
          at: (target) => ({
            fileId: target.id('begunBankFile'),
            piece: 0,
            text: 'Date;Amount\n2026-11-15;1.00',
          }),
        },
      ],
    },
    readBankFile: { cases: [{ who: overseers, at: (target) => ({ fileId: target.id('sentBankFile') }) }] },
    matchBankLine: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            decisionId: randomUUID(),
            lineId: target.id('bankLine'),
            parts: [{ invoiceId: target.id('invoice'), amount: AMOUNT }],
          }),
        },
      ],
    },
    // What is out of reach is answered with, and not refused: each is decided for itself.
    matchSureBankLines: {
      cases: [
        {
          who: staff,
          at: (target) => ({
            matches: [
              { decisionId: randomUUID(), lineId: target.id('bankLine'), invoiceId: target.id('invoice') },
            ],
          }),
        },
      ],
    },
    setBankLineAside: {
      cases: [
        {
          who: overseers,
          at: (target) => ({ decisionId: randomUUID(), lineId: target.id('bankLine'), reason: 'Proof' }),
        },
      ],
    },
    undoBankDecision: {
      cases: [
        { who: keepers, at: (target) => ({ decisionId: target.id('bankMatch'), reason: 'Proof' }) },
        { who: overseers, at: (target) => ({ decisionId: target.id('bankAside'), reason: 'Proof' }) },
      ],
    },
  },
  async seed(fixture) {
    if (!fixture.regionId || fixture.subject.kind !== 'person') return [];
    const invoice = await seedInvoice(fixture);
    const fileId = await seedFile(fixture, { content: '', isRead: true });
    const line = await seedLine(fixture, fileId, invoice.named);
    const matched = await seedLine(fixture, fileId);
    const aside = await seedLine(fixture, fileId);
    const other = await seedLine(fixture, fileId);
    await seedDecision(fixture, line, { kind: 'SET_ASIDE', isUndone: true });
    const match = await seedDecision(fixture, matched, { kind: 'MATCHED' });
    await seedMatch(fixture, { decisionId: match, lineId: matched, invoiceId: invoice.id });
    return [
      { name: 'bankInvoice', id: invoice.id },
      { name: 'repeatingBankFile', id: await seedRepeat(fixture, matched) },
      { name: 'bankFile', id: fileId },
      { name: 'begunBankFile', id: await seedFile(fixture, { content: '', isRead: false }) },
      {
        name: 'sentBankFile',
        id: await seedFile(fixture, { content: 'Date;Amount\n2026-11-15;1.00', isRead: false }),
      },
      { name: 'bankLine', id: line },
      { name: 'matchedBankLine', id: matched },
      { name: 'asideBankLine', id: aside },
      { name: 'otherBankLine', id: other },
      { name: 'bankMatch', id: match },
      { name: 'bankAside', id: await seedDecision(fixture, aside, { kind: 'SET_ASIDE' }) },
    ];
  },
};

/** A later file with a line that is known. */
async function seedRepeat(fixture: Fixture, lineId: string): Promise<string> {
  const fileId = await seedFile(fixture, { content: '', isRead: true });
  await fixture.owner.query('insert into bank_repeat (file_id, line_id, region_id) values ($1, $2, $3)', [
    fileId,
    lineId,
    fixture.regionId,
  ]);
  return fileId;
}

/** A free registrant is told of nobody else (C6), so what is theirs names only themselves. */
const makerOf = ({ subject, personId, registrarId }: Fixture): string | null =>
  subject.key === 'registrant' ? personId : registrarId;

/** Of a payment that is made already, so that what is open is the amount of the lines. */
const PAID = 100;

/** An invoice that is due in a far future, and what a line says that names it. */
async function seedInvoice(fixture: Fixture): Promise<{ id: string; named: string }> {
  const { owner, personId, regionId, mark } = fixture;
  const id = randomUUID();
  const number = mark('bankInvoice', 'number');
  const { rows } = await owner.query<{ count: number }>(
    `with counted as (
       insert into invoice_count (region_id, year, count) values ($3, 2026, 1)
       on conflict (region_id, year) do update set count = invoice_count.count + 1 returning count
     ), made as (
       insert into invoice (id, person_id, region_id, year, count, number, title, note, currency, issued_on, due_on, subtotal,
         tax, total, issued_by, issued_at)
       select $1, $2, r.id, 2026, counted.count, $4, $5, '', r.currency, '2026-11-01', '2190-01-01', $7, 0, $7, $6, now()
       from region r, counted where r.id = $3
     ), entry as (
       insert into ledger_entry (id, person_id, region_id, type, invoice_id, currency, amount, day, made_by, made_at)
       select gen_random_uuid(), $2, r.id, 'INVOICE', $1, r.currency, $7, '2026-11-01', $6, now() from region r where r.id = $3
       returning id
     ), posted as (
       insert into posting (entry_id, position, person_id, region_id, account, invoice_id, amount)
       select id, 0, $2::uuid, $3::uuid, 'RECEIVABLE', $1::uuid, $7::bigint from entry
       union all select id, 1, $2::uuid, $3::uuid, 'INCOME', null, -$7::bigint from entry
     )
     select count from counted`,
    [id, personId, regionId, number, mark('bankInvoice', 'title'), makerOf(fixture), AMOUNT + PAID],
  );
  return { id, named: `${number} 2026-${String(rows[0]?.count).padStart(4, '0')}` };
}

async function seedFile(
  fixture: Fixture,
  { content, isRead }: { content: string; isRead: boolean },
): Promise<string> {
  const { owner, regionId, mark } = fixture;
  const id = randomUUID();
  await owner.query(
    `insert into bank_file (id, region_id, file_name, content, pieces, format, hash, accounts, passed_over, unread_rows,
       created_by, created_at, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '{"OUTGOING": 3}', '{4}', $9, now(), $10)`,
    [
      id,
      regionId,
      mark('bankFile', 'fileName'),
      content,
      content === '' ? 0 : 1,
      isRead ? 'CSV' : null,
      isRead ? fingerprint() : null,
      [mark('bankFile', 'account')],
      makerOf(fixture),
      isRead ? new Date() : null,
    ],
  );
  return id;
}

const fingerprint = (): string => randomUUID().replaceAll('-', '').repeat(2);

/** In the currency of the campus, of a day on which money can be booked. */
async function seedLine({ owner, regionId, mark }: Fixture, fileId: string, named = ''): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into bank_line (id, file_id, region_id, position, fingerprint, account, day, amount, currency, remitter, text, reference)
     select $1, $2, r.id, 0, $4, $5, current_date - 2, $6, r.currency, $7, $8, $9 from region r where r.id = $3`,
    [
      id,
      fileId,
      regionId,
      fingerprint(),
      mark('bankLine', 'account'),
      AMOUNT,
      mark('bankLine', 'remitter'),
      `${mark('bankLine', 'text')} ${named}`,
      mark('bankLine', 'reference'),
    ],
  );
  return id;
}

async function seedDecision(
  fixture: Fixture,
  lineId: string,
  { kind, isUndone = false }: { kind: string; isUndone?: boolean },
): Promise<string> {
  const { owner, regionId, mark } = fixture;
  const id = randomUUID();
  await owner.query(
    `insert into bank_decision (id, line_id, region_id, kind, reason, decided_by, decided_at, undone_by, undone_at)
     values ($1, $2, $3, $4, $5, $6, now(), $7, $8)`,
    [
      id,
      lineId,
      regionId,
      kind,
      mark('bankDecision', 'reason'),
      makerOf(fixture),
      isUndone ? makerOf(fixture) : null,
      isUndone ? new Date() : null,
    ],
  );
  return id;
}

async function seedMatch(
  fixture: Fixture,
  { decisionId, lineId, invoiceId }: { decisionId: string; lineId: string; invoiceId: string },
): Promise<void> {
  const { owner, personId, regionId, mark } = fixture;
  await owner.query(
    `with made as (
       insert into ledger_entry (id, person_id, region_id, type, invoice_id, currency, amount, method, reference, day, made_by, made_at)
       select gen_random_uuid(), $1, r.id, 'PAYMENT', $8, r.currency, $3, 'TRANSFER', $4, current_date - 2, $5, now()
       from region r where r.id = $2 returning id
     ), posted as (
       insert into posting (entry_id, position, person_id, region_id, account, invoice_id, amount)
       select id, 0, $1::uuid, $2::uuid, 'RECEIVABLE', $8::uuid, -$3::bigint from made
       union all select id, 1, $1::uuid, $2::uuid, 'TRANSFER', null, $3::bigint from made
     )
     insert into bank_match (entry_id, decision_id, line_id, region_id, position) select id, $6, $7, $2, 0 from made`,
    [
      personId,
      regionId,
      PAID,
      mark('bankMatch', 'reference'),
      makerOf(fixture),
      decisionId,
      lineId,
      invoiceId,
    ],
  );
}
