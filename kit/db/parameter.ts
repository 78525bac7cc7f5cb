/** A value as it goes to the database: text, or bytes as they are. */
export type Parameter = string | Buffer | null;

export function parameterOf(value: unknown): Parameter {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (value instanceof Date) return instantText(value);
  if (Buffer.isBuffer(value)) return value;
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
}

const LAST_SHORT_YEAR = 9_999;

/** As ISO writes it, except that PostgreSQL knows neither a sign before a year nor the year nought. */
function instantText(instant: Date): string {
  const text = instant.toISOString();
  const year = instant.getUTCFullYear();
  if (year > 0 && year <= LAST_SHORT_YEAR) return text;
  const rest = text.replace(/^[+-]?\d+/, '');
  return year > 0 ? `${year}${rest}` : `${String(1 - year).padStart(4, '0')}${rest} BC`;
}

const arrayText = (items: readonly unknown[]): string => `{${items.map(itemText).join()}}`;

function itemText(item: unknown): string {
  if (Array.isArray(item)) return arrayText(item);
  const parameter = parameterOf(item);
  if (parameter === null) return 'NULL';
  const text = typeof parameter === 'string' ? parameter : `\\x${parameter.toString('hex')}`;
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
