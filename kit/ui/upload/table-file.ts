/** They are taken only to say what to do with them. */
const WORKBOOKS = ['.xlsx', '.xls', '.ods', '.numbers'];

/** Files that a spreadsheet writes. */
export const TABLE_FILES = [
  'text/csv',
  'text/plain',
  'application/vnd.ms-excel',
  '.csv',
  '.txt',
  ...WORKBOOKS,
];

export const isWorkbook = ({ name }: { name: string }): boolean =>
  WORKBOOKS.some((end) => name.toLowerCase().endsWith(end));

/** Whether what stands in a file of this kind is a workbook or a picture under another name. */
export const isNoText = (text: string): boolean => text.includes('\0');
export const isPacked = (text: string): boolean => text.startsWith('PK');
