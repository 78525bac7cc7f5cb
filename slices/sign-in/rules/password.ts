/** The shortest password the forms accept, in characters. The server sees digests and cannot count. */
export const MIN_PASSWORD = 6;

/** What a password looks like on the wire: the hex SHA-256 digest of its UTF-8 bytes. */
export const isPasswordDigest = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);

interface Named {
  email: string;
  firstName: string;
  lastName: string;
}

/** What a person who knows the owner would try first. */
export function obviousPasswords({ email, firstName, lastName }: Named): string[] {
  const local = email.split('@')[0] ?? '';
  const pairs = ['', ' ', '.', '-', '_'].flatMap((between) => [
    firstName + between + lastName,
    lastName + between + firstName,
  ]);
  const words = [email, local, local.replaceAll(/[._-]/g, ''), firstName, lastName, ...pairs];
  const shapes = words.flatMap((word) => [word, word.toLowerCase(), word.toUpperCase(), capitalised(word)]);
  return [...new Set(shapes.flatMap((word) => [word, `${word}1`, `${word}123`, `${word}!`]))].filter(
    (word) => word.length >= MIN_PASSWORD,
  );
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
