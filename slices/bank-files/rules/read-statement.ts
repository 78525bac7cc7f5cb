import type { Day } from '#kit/calendar/day.ts';
import { minus, NOTHING, plus } from '#kit/money/amounts.ts';
import { minorUnits, type MinorUnits } from '#kit/money/minor-units.ts';
import { childAt, childrenOf, readXml, textAt, type XmlElement } from '#kit/xml/read-xml.ts';
import {
  ACCOUNT_MAX,
  count,
  MAX_LINES,
  MAX_UNREAD_ROWS,
  REFERENCE_MAX,
  REMITTER_MAX,
  TEXT_MAX,
  tidy,
  type BankFileProblem,
  type Decimals,
  type ReadFile,
  type ReadLine,
} from './bank-file.ts';
import { readBankDay } from './read-days.ts';

/** An amount with a point, as ISO 20022 has it; null for what is none, and for coins that the currency does not have. */
function plainAmount(written: string, decimals: number): MinorUnits | null {
  const [, whole, coins = ''] = /^(\d{1,13})(?:\.(\d{0,5}))?$/.exec(written) ?? [];
  const kept = coins.replace(/0+$/, '');
  if (whole === undefined || kept.length > decimals) return null;
  const amount = Number(`${whole}${kept.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(amount) ? minorUnits(amount) : null;
}

/** The day of a moment; a statement says when it was booked, or else when it counts. */
function dayOf(entry: XmlElement): Day | null {
  const written = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm');
  return /^\d{4}-\d\d-\d\d/.test(written) ? readBankDay(written.slice(0, 10), 'DAY_FIRST') : null;
}

const accountOf = (statement: XmlElement): string =>
  tidy(textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id', 'Acct/Id/PrtryAcct/Id'), ACCOUNT_MAX);

/** Where a bank gives none, it says so. */
const isNone = (reference: string): boolean => /^(?:not ?provided|nonref|none|n\/?a|0*)$/i.test(reference);

const referenceIn = (element: XmlElement, ...paths: readonly string[]): string =>
  paths.map((path) => textAt(element, path)).find((reference) => !isNone(reference)) ?? '';

function textOf(details: XmlElement | undefined, entry: XmlElement): string {
  const about = childAt(details, 'RmtInf');
  const written = [
    ...childrenOf(about, 'Ustrd').map(({ text }) => text),
    ...childrenOf(about, 'Strd').flatMap((strd) => [
      textAt(strd, 'CdtrRefInf/Ref', 'CdtrRefInf/CdtrRef'),
      ...childrenOf(strd, 'RfrdDocInf').map((document) => textAt(document, 'Nb', 'RfrdDocNb')),
      ...childrenOf(strd, 'AddtlRmtInf').map(({ text }) => text),
    ]),
  ].filter((words) => words !== '');
  return written.length > 0
    ? written.join(' ')
    : textAt(details, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf');
}

const remitterOf = (details: XmlElement | undefined): string =>
  textAt(
    childAt(details, 'RltdPties'),
    'UltmtDbtr/Nm',
    'UltmtDbtr/Pty/Nm',
    'Dbtr/Nm',
    'Dbtr/Pty/Nm',
    'InitgPty/Nm',
    'InitgPty/Pty/Nm',
  );

/** One payment within an entry. A batch has several; where they do not come to what was booked, the entry is one line. */
interface Part {
  details: XmlElement | undefined;
  amount: MinorUnits;
  isOut: boolean;
}

interface Booked {
  entry: XmlElement;
  amount: MinorUnits;
  currency: string;
  decimals: number;
}

function partsOf({ entry, amount, currency, decimals }: Booked): Part[] {
  const all = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));
  const whole: Part[] = [{ details: all[0], amount, isOut: false }];
  if (all.length < 2) return whole;
  const parts: Part[] = [];
  for (const details of all) {
    const written = [childAt(details, 'AmtDtls/TxAmt/Amt'), childAt(details, 'Amt')].find(
      (found) => found?.attributes['Ccy'] === currency,
    );
    const part = written && plainAmount(written.text, decimals);
    if (part === undefined || part === null) return whole;
    parts.push({ details, amount: part, isOut: textAt(details, 'CdtDbtInd') === 'DBIT' });
  }
  const sum = parts.reduce((before, part) => (part.isOut ? minus : plus)(before, part.amount), NOTHING);
  return sum === amount ? parts : whole;
}

interface Reading {
  file: ReadFile;
  decimals: Decimals;
}

/** Reads the statements of a bank: ISO 20022 CAMT.053, whichever version. */
export function readStatement(text: string, decimals: Decimals): ReadFile | { problem: BankFileProblem } {
  const document = readXml(text);
  if (document === 'DOCTYPE') return { problem: 'bankFileDoctype' };
  if (document === 'TOO_LARGE') return { problem: 'bankFileTooLong' };
  if (document === 'BROKEN') return { problem: 'bankFileUnknown' };
  const body = document.name === 'BkToCstmrStmt' ? document : childAt(document, 'BkToCstmrStmt');
  if (!body)
    return {
      problem: document.children[0]?.name.startsWith('BkToCstmr')
        ? 'bankFileOtherMessage'
        : 'bankFileUnknown',
    };
  const file: ReadFile = { format: 'CAMT', accounts: [], lines: [], passedOver: {}, unreadRows: [] };
  let at = 0;
  for (const statement of childrenOf(body, 'Stmt')) {
    const account = accountOf(statement);
    if (account !== '' && !file.accounts.includes(account)) file.accounts.push(account);
    for (const entry of childrenOf(statement, 'Ntry'))
      readEntry({ file, decimals }, { entry, account, at: ++at });
    if (file.lines.length > MAX_LINES) return { problem: 'bankFileTooLong' };
  }
  return file;
}

interface Entry {
  entry: XmlElement;
  account: string;
  /** The how many-th of the file it is. */
  at: number;
}

function readEntry({ file, decimals }: Reading, { entry, account, at }: Entry): void {
  const { passedOver, unreadRows } = file;
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  const state = textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts');
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT') return count(passedOver, isReversal ? 'RETURNED' : 'OUTGOING');
  if (state !== 'BOOK') return count(passedOver, 'NOT_BOOKED');
  const written = childAt(entry, 'Amt');
  const currency = written?.attributes['Ccy'] ?? '';
  const places = decimals.get(currency);
  if (places === undefined) return count(passedOver, 'OTHER_CURRENCY');
  const amount = plainAmount(written?.text ?? '', places);
  const day = dayOf(entry);
  if (amount === null || day === null) {
    if (unreadRows.length < MAX_UNREAD_ROWS) unreadRows.push(at);
    return undefined;
  }
  if (amount === 0) return count(passedOver, 'NO_AMOUNT');
  for (const { details, amount: part, isOut } of partsOf({ entry, amount, currency, decimals: places })) {
    if (isOut) count(passedOver, 'OUTGOING');
    else if (part === 0) count(passedOver, 'NO_AMOUNT');
    else file.lines.push(lineOf({ entry, details, account }, { day, amount: part, currency, isReversal }));
  }
  return undefined;
}

function lineOf(
  { entry, details, account }: { entry: XmlElement; details: XmlElement | undefined; account: string },
  booked: Pick<ReadLine, 'day' | 'amount' | 'currency' | 'isReversal'>,
): ReadLine {
  const own = details ? referenceIn(details, 'Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/EndToEndId') : '';
  const reference = own === '' ? referenceIn(entry, 'AcctSvcrRef', 'NtryRef') : own;
  return {
    account,
    ...booked,
    remitter: tidy(remitterOf(details), REMITTER_MAX),
    text: tidy(textOf(details, entry), TEXT_MAX),
    reference: tidy(reference, REFERENCE_MAX),
  };
}
