import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from '#kit/reporting/redact.ts';

/** A secret buried in a carrier: whatever is done to the carrier, the core must not be readable in it. */
type SeededSecret = { readonly carrier: unknown; readonly core: string };

const from = (signs: string, length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: length, maxLength: length });
const hex = '0123456789abcdef';
const base64url = `${hex}ghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_`;

// The digit sees to it that no random code can pass for the letters-only code of an error.
const opaque = from(base64url, 42).map((text) => `7${text}`);
const card = fc
  .tuple(fc.constantFrom('34', '4', '51', '62'), from('0123456789', 13))
  .map(([prefix, rest]) => {
    const payload = (prefix + rest).slice(0, 15);
    return [...'0123456789'].map((check) => payload + check).find(passesLuhn) ?? '';
  });

function passesLuhn(digits: string): boolean {
  const values = [...digits].toReversed().map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

// What surrounds a secret is anything, and often what could mislead the reader about where it ends.
const noise = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...`"'\\ \n&,;:={}[]<>/-1a`) }),
);
const aroundText = fc.tuple(noise, noise);

/** A secret that gives itself away by its shape, between anything that makes no longer word of it. */
const inText: fc.Arbitrary<SeededSecret> = fc
  .oneof(
    from(hex, 64).map((core) => ({ core, text: core })),
    opaque.map((core) => ({ core, text: `__Host-sid=${core}` })),
    opaque.map((core) => ({ core, text: `sid=${core}` })),
    opaque.map((core) => ({ core, text: `https://berea.test/reset-password/${core}` })),
    opaque.map((core) => ({ core, text: `/enroll-account/${core}` })),
    opaque.map((core) => ({ core, text: `?code=${core}` })),
    opaque.map((core) => ({ core, text: `authorization: Bearer ${core}` })),
    card.map((core) => ({ core, text: core })),
    card.map((core) => ({ core: core.slice(4, 12), text: core.replaceAll(/(\d{4})(?=\d)/g, '$1 ') })),
  )
  .chain((secret) =>
    aroundText.map(([before, after]) => ({
      core: secret.core,
      carrier: `${before} ${secret.text}\n${after}`,
    })),
  );

const secretKeys = [
  'password newPassword token authorization cookie set-cookie secret apiToken code',
  'Authorization Cookie Set-Cookie currentPassword client_secret access_token authCode',
].flatMap((keys) => keys.split(' '));

/** A secret that only its key gives away; the core stands at both ends, so hiding half is not enough. */
const underKey: fc.Arbitrary<SeededSecret> = fc
  .tuple(fc.constantFrom(...secretKeys), from(hex, 20), noise)
  .map(([key, core, within]) => ({ core, carrier: { before: within, [key]: `${core}-${within}-${core}` } }));

const wrapper: fc.Arbitrary<(held: unknown) => unknown> = fc.oneof(
  fc.constant((held: unknown) => JSON.stringify(held)),
  fc.constant((held: unknown) => new Error('outer', { cause: held })),
  fc.constant((held: unknown) => Object.assign(new Error(String(held)), { held })),
  fc.constant((held: unknown) => new AggregateError([held])),
  fc.constant((held: unknown) => new Set([held])),
  fc.string().map((key) => (held: unknown) => new Map([[key, held]])),
  fc.string().map((key) => (held: unknown) => ({ [key]: held })),
  fc.array(fc.jsonValue()).map((others) => (held: unknown) => [...others, held]),
);

const seededSecret: fc.Arbitrary<SeededSecret> = fc
  .tuple(fc.oneof(inText, underKey), fc.array(wrapper, { maxLength: 4 }))
  .map(([secret, wrappers]) => ({
    core: secret.core,
    carrier: wrappers.reduce((held, wrap) => wrap(held), secret.carrier),
  }))
  .filter(({ carrier, core }) => isReadable(carrier, core));

/** Whether the core can still be read in the carrier: JSON drops the content of errors, maps and sets. */
function isReadable(carrier: unknown, core: string): boolean {
  const printed = inspect(carrier, { depth: null, maxStringLength: null, maxArrayLength: null });
  return printed.includes(core) || printed.includes(core.replaceAll(/(\d{4})(?=\d)/g, '$1 '));
}

test('no planted secret survives in nested objects, lists, texts, JSON or the causes of errors', () => {
  fc.assert(
    fc.property(fc.array(seededSecret, { minLength: 1, maxLength: 4 }), (seeded) => {
      const printed = inspect(redact(seeded.map(({ carrier }) => carrier)), {
        depth: null,
        maxStringLength: null,
      });
      for (const { core } of seeded) expect(printed).not.toContain(core);
    }),
    { numRuns: 2000 },
  );
});

test('hiding twice hides no more than hiding once', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    seededSecret.map(({ carrier }) => carrier),
  );
  fc.assert(
    fc.property(value, (raw) => {
      const once = redact(raw);
      expect(redact(once)).toEqual(once);
    }),
  );
});
