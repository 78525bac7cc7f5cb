interface Signs {
  group: string;
  decimal: string;
}

function signsOf(languageTag: string): Signs {
  const parts = new Intl.NumberFormat(languageTag, { useGrouping: 'always' }).formatToParts(-12_345.6);
  const sign = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/** Blanks of all widths and the Swiss apostrophe only ever group digits. */
const GROUPING_BLANKS = /[\s'’]/g;

/** 12.5 typed by a German: a sign that cannot group there, because other than three digits follow, is meant as the decimal. */
function isForeignDecimal(text: string, { group }: Signs, foreign: string): boolean {
  const [, digits, ...more] = text.split(foreign);
  return digits !== undefined && more.length === 0 && (foreign !== group || digits.length !== 3);
}

/** Reads a number as people of a language write it; what is no number gives null. */
export function parseNumber(text: string, languageTag: string): number | null {
  const signs = signsOf(languageTag);
  const foreign = signs.decimal === ',' ? '.' : ',';
  let bare = text.replaceAll(GROUPING_BLANKS, '').replace(/^[−–]/, '-');
  if (!bare.includes(signs.decimal) && isForeignDecimal(bare, signs, foreign)) {
    bare = bare.replace(foreign, '.');
  } else {
    const [whole = '', ...fraction] = bare.split(signs.decimal);
    const isGrouped = /^-?\d{1,3}([.,]\d{3})+$/.test(whole);
    bare = [isGrouped ? whole.replaceAll(signs.group, '') : whole, ...fraction].join('.');
  }
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null;
}

/** How many digits stand behind the decimal sign of a number. */
export function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}
