import { randomUUID } from 'node:crypto';
import { BillingDesk } from '#slices/billing/server/testing/billing-desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

const LINE = `_id status decisionId day amount remitter text reference fileId fileName currency { value }
  suggestions { invoiceId reasons isSure balance studentName }
  decisions { _id kind reason undoneAt decidedByName payments { _id invoiceId amount isReversed studentName } }`;

interface ShownLine {
  _id: string;
  status: string;
  decisionId: string | null;
  fileId: string;
  text: string;
  suggestions: { invoiceId: string; reasons: string[]; isSure: boolean }[];
  decisions: {
    _id: string;
    undoneAt: string | null;
    payments: { _id: string; isReversed: boolean; amount: number }[];
  }[];
}

interface ShownFile {
  _id: string;
  hash: string;
  counts: Record<string, number>;
  passedOver: { kind: string; count: number }[];
}

type FileRow = readonly [amount: string, text: string, name?: string];

/** What was refused, by the name of the problem. */
export const problemOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** A campus whose admin matches what its bank tells. */
export class BankDesk {
  readonly desk: BillingDesk;
  readonly student: Browser & { person: TestPerson };

  private constructor(desk: BillingDesk, student: Browser & { person: TestPerson }) {
    this.desk = desk;
    this.student = student;
  }

  static async open(college: College): Promise<BankDesk> {
    const desk = await BillingDesk.open(college, `bank-${randomUUID().slice(0, 8)}`);
    return new BankDesk(desk, await desk.student());
  }

  /** What a call answers; it throws what refuses it. */
  async asked<Answer>(
    name: string,
    document: string,
    variables: object,
    who: Browser = this.desk.admin,
  ): Promise<Answer> {
    const { data, errors } = await who.call(document, variables as Record<string, unknown>);
    if (errors.length > 0) throw new Error(String(errors[0]?.extensions['problem']));
    return data?.[name] as Answer;
  }

  begin(fileId: string, who: Browser = this.desk.admin): Promise<unknown> {
    return this.asked(
      'beginBankFile',
      'mutation b($fileId: ID!, $regionId: ID!) { beginBankFile(fileId: $fileId, regionId: $regionId, fileName: "november.csv") { _id } }',
      { fileId, regionId: this.desk.regionId },
      who,
    );
  }

  append(fileId: string, text: string, piece = 0): Promise<unknown> {
    return this.asked(
      'appendToBankFile',
      'mutation a($fileId: ID!, $piece: Int!, $text: String!) { appendToBankFile(fileId: $fileId, piece: $piece, text: $text) { _id } }',
      { fileId, piece, text },
    );
  }

  read(fileId: string, choices: object = {}): Promise<ShownFile> {
    return this.asked(
      'readBankFile',
      `mutation r($fileId: ID!, $columns: [BankColumnInput!], $dayOrder: BankDayOrder) {
        readBankFile(fileId: $fileId, columns: $columns, dayOrder: $dayOrder) {
          _id fileName hash format accounts unreadRows counts { pending matched setAside repeated } passedOver { kind count } } }`,
      { fileId, ...choices },
    );
  }

  /** Uploads a file with one row of today for each of what is given. */
  async upload(...rows: readonly FileRow[]): Promise<ShownFile> {
    const fileId = randomUUID();
    await this.begin(fileId);
    await this.append(fileId, this.fileOf(...rows));
    return this.read(fileId);
  }

  fileOf(...rows: readonly FileRow[]): string {
    const written = rows.map(([amount, text, name = '']) => `${this.desk.today()};${amount};${text};${name}`);
    return ['Date;Amount;Text;Name', ...written].join('\n');
  }

  async lines(fileId: string, side = 'PENDING', who: Browser = this.desk.admin): Promise<ShownLine[]> {
    const document = `query l($fileId: ID!, $side: BankLineSide) { bankLines(fileId: $fileId, side: $side) { rows { ${LINE} } } }`;
    return (await this.asked<{ rows: ShownLine[] }>('bankLines', document, { fileId, side }, who)).rows;
  }

  /** The first line of a file that waits. */
  async only(fileId: string): Promise<ShownLine> {
    const [line] = await this.lines(fileId);
    if (!line) throw new Error('No line waits.');
    return line;
  }

  match(
    lineId: string,
    parts: object[],
    decisionId = randomUUID(),
    who: Browser = this.desk.admin,
  ): Promise<ShownLine> {
    return this.asked(
      'matchBankLine',
      `mutation m($decisionId: ID!, $lineId: ID!, $parts: [BankPartInput!]!) {
        matchBankLine(decisionId: $decisionId, lineId: $lineId, parts: $parts) { ${LINE} } }`,
      { decisionId, lineId, parts },
      who,
    );
  }

  setAside(lineId: string, reason: string): Promise<ShownLine> {
    return this.asked(
      'setBankLineAside',
      `mutation s($decisionId: ID!, $lineId: ID!, $reason: String!) {
        setBankLineAside(decisionId: $decisionId, lineId: $lineId, reason: $reason) { ${LINE} } }`,
      { decisionId: randomUUID(), lineId, reason },
    );
  }

  undo(decisionId: string | null): Promise<ShownLine> {
    return this.asked(
      'undoBankDecision',
      `mutation u($decisionId: ID!, $reason: String!) { undoBankDecision(decisionId: $decisionId, reason: $reason) { ${LINE} } }`,
      { decisionId, reason: 'The wrong line' },
    );
  }

  async numberOf(invoiceId: string): Promise<string> {
    return String((await this.desk.read(invoiceId))?.['number']);
  }

  async balanceOf(invoiceId: string): Promise<unknown> {
    return (await this.desk.read(invoiceId))?.['balance'];
  }

  /** How many payments of a line stand in the books. */
  async postings(lineId: string): Promise<number> {
    const { rows } = await this.desk.college.database.owner.query<{ count: number }>(
      `select count(*)::integer as count from bank_match m join ledger_entry e on e.id = m.entry_id
       where m.line_id = $1 and not exists (select from ledger_entry x where x.reverses = e.id)`,
      [lineId],
    );
    return rows[0]?.count ?? -1;
  }
}
