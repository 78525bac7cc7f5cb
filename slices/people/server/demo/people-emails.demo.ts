const LETTERS_WITHOUT_MARK: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae' };

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[łßøđæ]/g, (letter) => LETTERS_WITHOUT_MARK[letter] ?? '')
    .replaceAll(/[^a-z-]/g, '');

/** Mail addresses made of people's names; the second Anna Fischer of a domain is anna.fischer2. */
export function emailBook(taken: readonly string[]) {
  const timesUsed = new Map<string, number>(taken.map((email) => [email, 1]));
  return (firstName: string, lastName: string, domain: string): string => {
    const name = `${plain(firstName)}.${plain(lastName)}`;
    const wanted = `${name}@${domain}`;
    const uses = (timesUsed.get(wanted) ?? 0) + 1;
    timesUsed.set(wanted, uses);
    return uses === 1 ? wanted : `${name}${uses}@${domain}`;
  };
}
