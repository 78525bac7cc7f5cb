/** Just what the test of the digest compares with: code for browsers must not see the rest of Node's types. */
declare module 'node:crypto' {
  interface Hash {
    update(bytes: string | Uint8Array): Hash;
    digest(encoding: 'hex'): string;
  }

  export function createHash(algorithm: 'sha256'): Hash;
}
