import { describe, expect, test } from 'vitest';
import { canBeHeard, sourceOf, subtitleNotice, type PlayableFilm } from './film-choice.ts';
import { messages } from '../messages.ts';

const film = (facts: Partial<PlayableFilm>, urls: object = {}): PlayableFilm => ({
  locale: 'en',
  kind: 'VIDEO',
  state: 'READY',
  playback: { hlsUrl: 'h', mp4Url: 'm', audioUrl: 'a', posterUrl: 'p', thumbnailsUrl: 't', ...urls },
  ...facts,
});
const waiting = film({ state: 'PREPARING', playback: null });
const wish = { locales: ['de_DE', 'en'], isSoundOnly: false };

describe('what is played', () => {
  test('is the film in the language wanted, else in the next best (COUR-04)', () => {
    const german = film({ locale: 'de_DE' }, { mp4Url: 'german' });
    expect(sourceOf([film({}), german], wish)).toMatchObject({ kind: 'VIDEO', fileUrl: 'german' });
    expect(sourceOf([film({})], wish)).toMatchObject({ kind: 'VIDEO', hlsUrl: 'h', fileUrl: 'm' });
  });

  test('is the sound alone for who wants no picture, and where there is no picture', () => {
    expect(sourceOf([film({})], { ...wish, isSoundOnly: true })).toMatchObject({
      kind: 'AUDIO',
      fileUrl: 'a',
    });
    const recording = film({ kind: 'AUDIO' }, { audioUrl: null, mp4Url: 'r', hlsUrl: null });
    expect(sourceOf([recording], wish)).toMatchObject({ kind: 'AUDIO', fileUrl: 'r' });
  });

  test('is the picture for who wants sound, where the sound alone was not made', () => {
    const whole = film({}, { audioUrl: null });
    expect(sourceOf([whole], { ...wish, isSoundOnly: true })).toMatchObject({ kind: 'VIDEO' });
    expect([canBeHeard([whole]), canBeHeard([film({})])]).toEqual([false, true]);
    expect(canBeHeard([film({ kind: 'AUDIO' })])).toBe(false);
  });

  test.each([
    ['noFilm', []],
    ['filmBeingPrepared', [waiting]],
    ['filmFailed', [film({ state: 'FAILED', playback: null })]],
  ])('is nothing, and it is said why: %s', (why, films) => {
    expect(sourceOf(films, wish)).toBe(why);
  });

  test('is the old film while a new one is being prepared', () => {
    expect(sourceOf([waiting, film({})], wish)).toMatchObject({ kind: 'VIDEO' });
  });
});

describe('in the place of subtitles', () => {
  test('AirPlay is to be disabled, in these very words (COUR-14)', () => {
    const notice = subtitleNotice({ isOnAirPlay: true, hasSubtitles: true });
    expect(notice && messages.sources[notice].text).toBe('Disable AirPlay to access subtitles.');
  });

  test('where there are none, the course files in the app menu tell (COUR-13)', () => {
    const notice = subtitleNotice({ isOnAirPlay: true, hasSubtitles: false });
    expect(notice && messages.sources[notice].text).toMatch(/downloading the course files in the app menu/);
    expect(subtitleNotice({ isOnAirPlay: false, hasSubtitles: true })).toBeNull();
  });
});
