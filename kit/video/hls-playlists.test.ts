import { expect, test } from 'vitest';
import { rungsFor } from './ladder.ts';
import { pathsIn, peakOf, withAddresses, withBandwidths } from './hls-playlists.ts';
import { thumbnailsVtt } from './thumbnails.ts';

const list = `#EXTM3U
#EXT-X-MAP:URI="q0.mp4",BYTERANGE="826@0"
#EXTINF:6.000000,
#EXT-X-BYTERANGE:6000@826
q0.mp4
#EXTINF:2.000000,
#EXT-X-BYTERANGE:4000@6826
q0.mp4
#EXT-X-ENDLIST
`;
const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="group_sound",NAME="audio_1",DEFAULT=YES,URI="q1.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=426x240,AUDIO="group_sound"
q0.m3u8
`;

test('the bandwidth of a list is that of its heaviest segment', () => {
  expect(peakOf(list)).toBe(16_000);
});

test('a quality takes what its picture and the sound take together', () => {
  expect(withBandwidths(master, () => list)).toContain('BANDWIDTH=32000,RESOLUTION=426x240');
});

test('every path becomes an address, also those inside of a line', () => {
  expect(pathsIn(master)).toEqual(['q1.m3u8', 'q0.m3u8']);
  const signed = withAddresses(list, (path) => `/files/${path}?signature=x`);
  expect(signed).toContain('#EXT-X-MAP:URI="/files/q0.mp4?signature=x",BYTERANGE="826@0"');
  expect(signed.match(/^\/files\/q0\.mp4\?signature=x$/gm)).toHaveLength(2);
  expect(signed).toContain('#EXT-X-ENDLIST');
});

test.each([
  [1080, [720, 480, 240]],
  [720, [720, 480, 240]],
  [500, [480, 240]],
  [240, [240]],
  [181, [180]],
])('a picture of %i lines is made in %j, never larger', (height, rungs) => {
  expect(rungsFor(height).map((rung) => rung.height)).toEqual(rungs);
});

test.each([
  [10, 5],
  [3_600, 100],
  [0.5, 1],
])('a film of %d seconds has %i small pictures', (seconds, count) => {
  expect(thumbnailsVtt(seconds).match(/-->/g)).toHaveLength(count);
});
