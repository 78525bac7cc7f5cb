import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identified, type ReadFile } from './bank-file.ts';
import { readBankFile } from './read-bank-file.ts';
import { lookAtTable, NO_CHOICES, type TableChoices } from './read-table.ts';

const KNOWN = {
  currency: 'EUR',
  decimals: new Map([
    ['EUR', 2],
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
  ]),
};
const outcome = (text: string, choices: TableChoices = NO_CHOICES) => readBankFile(text, choices, KNOWN);
function read(text: string, choices?: TableChoices): ReadFile {
  const file = outcome(text, choices);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

describe('a table of a bank', () => {
  test('is read by the heads of its columns, in any order and many languages', () => {
    const file = read(
      '\u{FEFF}Girokonto;DE89370400440532013000\n\nBuchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag;Waehrung;Info\n' +
        '15.11.26;"Müller, Eva";US-COLORADO-2026-0012;1.234,50;EUR;Umsatz gebucht\n' +
        '16.11.26;Strom AG;Abschlag;-80,00;EUR;Umsatz gebucht\n' +
        '17.11.26;Ana Ruiz;Schulgeld;20,00;EUR;Umsatz vorgemerkt\n',
    );
    expect(file).toEqual({
      format: 'CSV',
      accounts: [],
      passedOver: { OUTGOING: 1, NOT_BOOKED: 1 },
      unreadRows: [],
      lines: [
        {
          account: '',
          day: '2026-11-15',
          amount: 123_450,
          currency: 'EUR',
          remitter: 'Müller, Eva',
          text: 'US-COLORADO-2026-0012',
          reference: '',
          isReversal: false,
        },
      ],
    });
  });

  test.each([
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234,50', 123_450],
    ["1'234.50", 123_450],
    ['€ 12.30', 1_230],
    ['+12.30', 1_230],
    ['12.30 CR', 1_230],
  ])('has the amount %s', (written, amount) => {
    expect(read(`Date;Amount\n2026-11-15;${written}`).lines).toMatchObject([{ amount }]);
  });

  test.each(['-12.30', '−12.30', '12.30-', '(12.30)', '12,30 S', '12.30 DR'])(
    'passes over %s, which went out',
    (written) => {
      expect(read(`Date;Amount\n2026-11-15;${written}`)).toMatchObject({
        lines: [],
        passedOver: { OUTGOING: 1 },
      });
    },
  );

  test('may have a column for what came and one for what went, or one that says which', () => {
    const two = read('Date,Description,Paid out,Paid in\n15 Nov 2026,Fee,3.00,\n15 Nov 2026,Ana,,40.00\n');
    expect(two).toMatchObject({ lines: [{ amount: 4_000, text: 'Ana' }], passedOver: { OUTGOING: 1 } });
    const word = read('Datum;Bedrag;Af Bij\n2026-11-15;3,00;Af\n2026-11-15;40,00;Bij\n');
    expect(word).toMatchObject({ lines: [{ amount: 4_000 }], passedOver: { OUTGOING: 1 } });
  });

  test.each([
    ['2026-11-05', '2026-11-05'],
    ['20261105', '2026-11-05'],
    ['5.11.2026 09:14', '2026-11-05'],
    ['Nov 5, 2026', '2026-11-05'],
    ['05-NOV-26', '2026-11-05'],
    ['2026-11-05T23:10:00Z', '2026-11-05'],
  ])('has the day %s', (written, day) => {
    expect(read(`Date;Amount\n"${written}";1.00`).lines).toMatchObject([{ day }]);
  });

  test('says by one of its days whether the month comes first, and is asked about where none does', () => {
    expect(read('Date,Amount\n11/05/2026,1.00\n11/25/2026,1.00').lines[0]?.day).toBe('2026-11-05');
    expect(read('Date,Amount\n05/11/2026,1.00\n25/11/2026,1.00').lines[0]?.day).toBe('2026-11-05');
    const unclear = 'Date,Amount\n05/11/2026,1.00';
    expect(outcome(unclear)).toEqual({ problem: 'bankDaysUnclear' });
    expect(read(unclear, { columns: null, dayOrder: 'MONTH_FIRST' }).lines[0]?.day).toBe('2026-05-11');
  });

  test('with unknown heads is read once a person says what its columns are', () => {
    const text = 'Eins;Zwei;Drei\n15.11.2026;Ana Ruiz;40,00\n';
    expect(outcome(text)).toEqual({ problem: 'bankColumnsMissing' });
    expect(lookAtTable(text)).toMatchObject({
      heads: ['Eins', 'Zwei', 'Drei'],
      samples: [['15.11.2026', 'Ana Ruiz', '40,00']],
      isEnough: false,
    });
    const columns = { DAY: 0, REMITTER: 1, AMOUNT: 2 };
    expect(read(text, { columns, dayOrder: null }).lines).toMatchObject([
      { remitter: 'Ana Ruiz', amount: 4_000 },
    ]);
  });

  test('names rows that nobody can read, and counts currencies the college does not know', () => {
    const file = read(
      'Top\nDate,Amount,Currency\n2026-11-15,1.00,EUR\nTotal,9,EUR\n2026-02-30,1.00,EUR\n2026-11-15,1.0012,EUR\n2026-11-15,1,XTS\n',
    );
    expect(file).toMatchObject({
      lines: [{ amount: 100 }],
      unreadRows: [4, 5, 6],
      passedOver: { OTHER_CURRENCY: 1 },
    });
  });
});

const entry = (inner: string) => `<Ntry><BookgDt><Dt>2026-11-15</Dt></BookgDt>${inner}</Ntry>`;
const booked = (amount: string, inner = '', state = '<Sts>BOOK</Sts>', side = 'CRDT') =>
  entry(`<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${state}${inner}`);
const statement = (entries: string, account = '<IBAN>DE89370400440532013000</IBAN>') =>
  `<Stmt><Acct><Id>${account}</Id></Acct>${entries}</Stmt>`;
const camt = (inner: string, version = '02', root = 'BkToCstmrStmt') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><${root}><GrpHdr/>${inner}</${root}></Document>`;
const details = (inner: string) => `<NtryDtls><TxDtls>${inner}</TxDtls></NtryDtls>`;

describe('a statement of a bank', () => {
  test.each([
    ['02', '<Sts>BOOK</Sts>', '<Dbtr><Nm>Eva Müller</Nm></Dbtr>'],
    ['08', '<Sts><Cd>BOOK</Cd></Sts>', '<Dbtr><Pty><Nm>Eva Müller</Nm></Pty></Dbtr>'],
    [
      '13',
      '<Sts><Cd>BOOK</Cd></Sts>',
      '<UltmtDbtr><Pty><Nm>Eva Müller</Nm></Pty></UltmtDbtr><Dbtr><Pty><Nm>Bank</Nm></Pty></Dbtr>',
    ],
  ])('is read in version %s', (version, state, party) => {
    const inner = details(
      `<Refs><AcctSvcrRef>R1</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties>${party}</RltdPties><RmtInf><Ustrd>US-COLORADO-</Ustrd><Ustrd>2026-0012</Ustrd></RmtInf>`,
    );
    expect(read(camt(statement(booked('1234.50', inner, state)), version))).toEqual({
      format: 'CAMT',
      accounts: ['DE89370400440532013000'],
      passedOver: {},
      unreadRows: [],
      lines: [
        {
          account: 'DE89370400440532013000',
          day: '2026-11-15',
          amount: 123_450,
          currency: 'EUR',
          remitter: 'Eva Müller',
          text: 'US-COLORADO- 2026-0012',
          reference: 'R1',
          isReversal: false,
        },
      ],
    });
  });

  test('gives what came and is booked; the rest is counted, and what came back is marked', () => {
    const file = read(
      camt(
        statement(
          booked('1.00') +
            booked('2.00', '', '<Sts>PDNG</Sts>') +
            booked('3.00', '', '<Sts>BOOK</Sts>', 'DBIT') +
            booked('4.00', '<RvslInd>true</RvslInd>') +
            booked('5.00', '<RvslInd>true</RvslInd>', '<Sts>BOOK</Sts>', 'DBIT') +
            booked('0.00'),
        ) + statement(booked('6.00'), '<Othr><Id>42</Id></Othr>'),
      ),
    );
    expect(
      file.lines.map(({ amount, account, isReversal }) => [amount, account.slice(-2), isReversal]),
    ).toEqual([
      [100, '00', false],
      [400, '00', true],
      [600, '42', false],
    ]);
    expect(file.passedOver).toEqual({ NOT_BOOKED: 1, OUTGOING: 1, RETURNED: 1, NO_AMOUNT: 1 });
    expect(file.accounts).toEqual(['DE89370400440532013000', '42']);
  });

  test('gives each payment of a batch, and the batch as one where they do not come to it', () => {
    const one = (amount: string, name: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
    const batch = (amounts: string) =>
      camt(statement(booked('30.00', `<AcctSvcrRef>B</AcctSvcrRef><NtryDtls>${amounts}</NtryDtls>`)));
    const whole = read(batch(one('10.00', 'Ana') + one('20.00', 'Ben')));
    expect(whole.lines.map(({ amount, remitter, reference }) => [amount, remitter, reference])).toEqual([
      [1_000, 'Ana', 'B'],
      [2_000, 'Ben', 'B'],
    ]);
    expect(read(batch(one('10.00', 'Ana') + one('21.00', 'Ben'))).lines.map(({ amount }) => amount)).toEqual([
      3_000,
    ]);
    const older = `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">15.00</Amt></TxAmt></AmtDtls></TxDtls>`;
    expect(read(batch(older + older)).lines.map(({ amount }) => amount)).toEqual([1_500, 1_500]);
  });

  test.each([
    ['1.005', []],
    ['-1.00', []],
    ['100.000', [10_000]],
  ])('has the amount %s', (written, amounts) => {
    expect(read(camt(statement(booked(written)))).lines.map(({ amount }) => amount)).toEqual(amounts);
  });

  test.each([
    ['bankFileOtherMessage', camt('', '02', 'BkToCstmrDbtCdtNtfctn')],
    ['bankFileUnknown', '<html></html>'],
    ['bankFileUnknown', '<Document><BkToCstmrStmt>'],
    ['bankFileDoctype', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document/>'],
    ['bankFileEmpty', ' \n'],
    ['bankFileTooLong', camt(statement(booked('1.00').repeat(5_001)))],
  ])('is refused: %s', (problem, text) => {
    expect(outcome(text)).toEqual({ problem });
  });
});

test('lines that are truly equal are told apart by their number in the file, and are the same in the next file', () => {
  const row = '2026-11-15,1.00,Ana\n';
  const ids = (text: string) =>
    identified(read(`Date,Amount,Name\n${text}`).lines).map(({ identity }) => identity);
  const twice = ids(row + row);
  expect(new Set(twice).size).toBe(2);
  expect(ids(`2026-11-14,2.00,Ben\n${row}`)).toContain(twice[0]);
  expect(ids(row.replace('Ana', 'ANA '))).toEqual([twice[0]]);
});

test('whatever stands in a file, it is read or refused by a name', () => {
  const piece = fc.constantFrom(
    'Date',
    'Amount',
    ',',
    ';',
    '\n',
    '"',
    '2026-11-15',
    '1.00',
    '31/12/26',
    '<Document>',
    '<BkToCstmrStmt>',
    '<Stmt>',
    '<Ntry>',
    '<Amt Ccy="EUR">1</Amt>',
    '<CdtDbtInd>CRDT</CdtDbtInd>',
    '<Sts>BOOK</Sts>',
    '</Ntry>',
    '</Stmt>',
    '</BkToCstmrStmt>',
    '</Document>',
    '\0',
    '\ud800',
  );
  const text = fc
    .array(fc.oneof(piece, piece, fc.string({ maxLength: 6 })), { maxLength: 40 })
    .map((pieces) => pieces.join(''));
  const index = fc.option(fc.nat({ max: 9 }), { nil: undefined });
  fc.assert(
    fc.property(text, index, index, (written, DAY, AMOUNT) => {
      const columns = DAY === undefined ? null : { DAY, ...(AMOUNT !== undefined && { AMOUNT }) };
      const file = outcome(written, { columns, dayOrder: null });
      const isSound =
        'problem' in file
          ? file.problem.startsWith('bank')
          : file.lines.every(
              ({ amount, day, remitter, text: words }) =>
                amount > 0 && /^\d{4}-\d\d-\d\d$/.test(day) && `${remitter}${words}`.isWellFormed(),
            );
      expect(isSound).toBe(true);
    }),
    { numRuns: 1_500 },
  );
});
