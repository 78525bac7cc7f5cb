/** What stands between the cells: whichever sign there is most of in the first line. Half of Europe has semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((max, other) => (other.count > max.count ? other : max)).sign;
}

/**
 * The cells of a file as spreadsheets write it (RFC 4180): quotes around, doubled quotes and line breaks inside. Quotes that
 * do not match are taken for letters, so that one bad line does not swallow the rest of the file.
 */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\u{FEFF}/u, '');
  const separator = separatorOf(text);
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r?\n|\r|$)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, quoted, bare = '', ending] = cell.exec(text) ?? [];
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    const isLastAndEmpty = ending === separator && cell.lastIndex === text.length;
    if (isLastAndEmpty) row.push('');
    if (ending === separator && !isLastAndEmpty) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
