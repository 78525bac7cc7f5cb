const LOCAL_FILE = Buffer.from('504b0304', 'hex');
const EMPTY_ZIP = Buffer.from('504b0506', 'hex');
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;
const NAME_AT = 30;

/** Office files are zips; the folder their main part lies in tells which. */
const OFFICE_FOLDERS: readonly (readonly [folder: string, type: string])[] = [
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
];

const OPEN_DOCUMENT = /^application\/(vnd\.oasis\.opendocument\.[a-z]+|epub\+zip)/;

export function sniffZip(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 4);
  if (start.equals(EMPTY_ZIP)) return 'application/zip';
  if (!start.equals(LOCAL_FILE)) return null;
  return declaredType(bytes) ?? officeType(namesIn(bytes)) ?? 'application/zip';
}

/** Open documents begin with an uncompressed entry called mimetype. */
function declaredType(bytes: Buffer): string | null {
  if (bytes.length < NAME_AT || nameAt(bytes, 0) !== 'mimetype') return null;
  const from = NAME_AT + 'mimetype'.length + bytes.readUInt16LE(EXTRA_LENGTH_AT);
  return OPEN_DOCUMENT.exec(bytes.toString('latin1', from, from + 80))?.[0] ?? null;
}

function officeType(names: readonly string[]): string | null {
  if (!names.includes('[Content_Types].xml')) return null;
  const found = OFFICE_FOLDERS.find(([folder]) => names.some((name) => name.startsWith(folder)));
  return found?.[1] ?? null;
}

/** The sizes in the headers may be left empty, so the entries are found by their signature. */
function namesIn(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at >= 0 && at + NAME_AT < bytes.length; at = bytes.indexOf(LOCAL_FILE, at + 4)) {
    names.push(nameAt(bytes, at));
  }
  return names;
}

function nameAt(bytes: Buffer, at: number): string {
  const length = bytes.readUInt16LE(at + NAME_LENGTH_AT);
  return bytes.toString('utf8', at + NAME_AT, at + NAME_AT + length);
}
