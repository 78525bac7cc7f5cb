/** What a column of a table from a bank can hold. */
export const COLUMN_FIELDS = [
  'DAY',
  'AMOUNT',
  'CREDIT',
  'DEBIT',
  'DIRECTION',
  'CURRENCY',
  'REMITTER',
  'TEXT',
  'REFERENCE',
  'ACCOUNT',
  'STATE',
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** In which column each stands, counted from 0. */
export type Columns = Partial<Record<ColumnField, number>>;

/** By what banks head their columns, the likeliest first: the day of booking before that of value. */
const NAMES: Readonly<Record<ColumnField, readonly string[]>> = {
  DAY: [
    'bookingdate,bookeddate,dateposted,postingdate,transactiondate,completeddate,date,buchungstag,buchungsdatum,buchung,datum',
    'datedecomptabilisation,datecomptable,dateoperation,datedeloperation,fecha,fechaoperacion,fechacontable,data,datacontabile',
    'dataoperazione,boekdatum,transactiedatum,dataksiegowania,dataoperacji,konyvelesdatuma,konyveles,datumkonyveles,tanggal',
    'tanggaltransaksi,дата,датаоперации,датаоперації,交易日期,记账日期,入帐日期,記帳日期,日期,valuedate,valuta,valutadatum,datevaleur',
    'fechavalor,datavaluta',
  ],
  AMOUNT: [
    'amount,transactionamount,betrag,umsatz,betrageur,montant,importe,monto,cantidad,importo,bedrag,kwota,kwotatransakcji,osszeg',
    'jumlah,nominal,сумма,сума,金额,交易金额,金額,交易金額',
  ],
  CREDIT: [
    'credit,creditamount,paidin,moneyin,deposit,deposits,gutschrift,haben,habenbetrag,abono,abonos,haber,avere,entrate,accrediti',
    'bij,uznania,jovairas,kredit,приход,зачисление,кредит,收入,贷方金额,存入金额,貸方金額,存入金額',
  ],
  DEBIT: [
    'debit,debitamount,paidout,moneyout,withdrawal,withdrawals,lastschrift,soll,sollbetrag,cargo,cargos,debe,dare,uscite,addebiti',
    'af,obciazenia,terheles,debet,расход,списание,дебет,支出,借方金额,支取金额,借方金額,支出金額',
  ],
  DIRECTION: [
    'creditdebit,debitcredit,creditdebitindicator,cdtdbtind,drcr,crdr,sollhaben,shkennzeichen,sh,sens,tipo,segno,afbij,type',
    'direction,richtung,strona,irany,dk,借贷,借贷标志,借貸',
  ],
  CURRENCY: [
    'currency,currencycode,ccy,wahrung,waehrung,devise,moneda,divisa,valutacodice,munt,waluta,deviza,penznem,matauang,валюта,币种,幣別',
  ],
  REMITTER: [
    'remitter,debtor,debtorname,payer,payername,sender,name,counterparty,counterpartyname,from,beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger,zahlungspflichtiger,zahlungspflichtige,auftraggeber,auftraggeberbegunstigter,namezahlungsbeteiligter',
    'nombre,ordenante,remitente,donneurdordre,nom,emetteur,ordinante,naamtegenpartij,naam,naamomschrijving,nadawca,kontrahent',
    'danekontrahenta,partner,partnerneve,partnernev,pengirim,nama,плательщик,отправитель,контрагент,платник,付款人,对方户名,付款人名称,付款人名稱',
  ],
  TEXT: [
    'text,description,details,transactiondescription,remittanceinformation,narrative,memo,particulars,message,purpose,verwendungszweck',
    'buchungstext,libelle,communication,motif,concepto,descripcion,causale,descrizione,descrizioneoperazione,omschrijving,mededelingen',
    'tytul,tytulem,opis,opisoperacji,kozlemeny,megjegyzes,keterangan,uraian,назначениеплатежа,описание,призначенняплатежу,опис',
    '摘要,附言,用途,备注,備註',
  ],
  REFERENCE: [
    'reference,bankreference,transactionid,transactionreference,accountservicerreference,fitid,id,referenz,kundenreferenz,bankreferenz',
    'kundenreferenzendtoend,endtoendid,referencebancaire,referencia,riferimento,referentie,kenmerk,referencja,numerreferencyjny',
    'hivatkozas,referensi,номер,номердокумента,交易流水号,流水号,交易序號',
  ],
  ACCOUNT: [
    'account,accountnumber,iban,ownaccount,accountiban,auftragskonto,ibanauftragskonto,kontonummer,konto,compte,cuenta,conto,rekening',
    'rekeningnummer,numerrachunku,szamlaszam,norekening,счет,рахунок,账号,帳號',
  ],
  STATE: [
    'status,state,bookingstatus,transactionstatus,info,umsatzstatus,statut,estado,stato,stan,statusz,статус,状态,狀態',
  ],
};

/** Capitals, accents, blanks and signs do not count. */
const bare = (head: string): string =>
  head
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('й', 'й')
    .replaceAll(/[^\p{L}]/gu, '');

const known = (names: readonly string[]): string[] => names.flatMap((some) => some.split(',')).map(bare);

const FIELDS = COLUMN_FIELDS.map((field) => ({ field, names: known(NAMES[field]) }));

/** Which columns a row of heads names. A column holds one thing: what stands first in the list takes it. */
export function columnsOf(heads: readonly string[]): Columns {
  const written = heads.map(bare);
  const taken = new Set<number>();
  const columns: Columns = {};
  for (const { field, names } of FIELDS) {
    const index = names
      .map((name) => written.findIndex((head, at) => head === name && !taken.has(at)))
      .find((at) => at >= 0);
    if (index === undefined) continue;
    taken.add(index);
    columns[field] = index;
  }
  return columns;
}

/** A day, and an amount in one column or in that of what came. */
export const isEnough = ({ DAY, AMOUNT, CREDIT }: Columns): boolean =>
  DAY !== undefined && (AMOUNT !== undefined || CREDIT !== undefined);
