import sharp from 'sharp';
import { expect, test } from 'vitest';
import { difference, thumbnail, unpack } from './thumbnail.ts';

const WHITE = '#ffffff';
const whole = { left: 0, top: 0, width: 160, height: 80 };

/** A sheet with a button on it. */
async function drawing(button: { left: number; colour: string }, height = 80): Promise<Buffer> {
  const pressed = await sharp({ create: { width: 64, height: 32, channels: 3, background: button.colour } })
    .png()
    .toBuffer();
  const sheet = sharp({ create: { width: 160, height, channels: 3, background: WHITE } });
  const drawn = sheet.composite([{ input: pressed, left: button.left, top: 24 }]).png();
  return thumbnail(await unpack(await drawn.toBuffer()), { ...whole, height });
}

const accepted = { left: 16, colour: '#7d0023' };

test.each([
  ['the same', accepted, /nothing/],
  ['a shade of the same', { left: 16, colour: '#80002a' }, /nothing/],
  [
    'another colour',
    { left: 16, colour: '#1f6375' },
    /looks otherwise in \d+ of 200 places, first at 16, 24 px/,
  ],
  ['another place', { left: 32, colour: '#7d0023' }, /looks otherwise/],
])('%s is seen as such', async (_, now, told) => {
  const seen = await difference(await drawing(accepted), await drawing(now));
  expect(seen ?? 'nothing').toMatch(told);
});

test('another size is told as such', async () => {
  expect(await difference(await drawing(accepted), await drawing(accepted, 96))).toBe(
    'was 160×80 px large and is 160×96 px',
  );
});
