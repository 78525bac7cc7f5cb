import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from './show-screen.tsx';

const film = {
  __typename: 'Film',
  _id: 'film',
  locale: 'en',
  kind: 'VIDEO',
  state: 'READY',
  progress: 1,
  seconds: 600,
  playback: {
    __typename: 'Playback',
    hlsUrl: null,
    mp4Url: 'https://store.example/film.mp4',
    audioUrl: 'https://store.example/sound.m4a',
    posterUrl: null,
    thumbnailsUrl: null,
    expiresAt: '2099-01-01T00:00:00.000Z',
  },
};

const lesson = {
  __typename: 'Lesson',
  _id: 'why-four',
  courseId: 'gospels',
  hidden: false,
  title: 'Why four?',
  description: '',
  locale: 'en',
  seconds: 600,
  resumeAt: 0,
  completed: false,
  chapters: [],
  subtitles: [{ __typename: 'Subtitles', locale: 'en' }],
  files: [],
  films: [film],
  notes: [],
};

async function show(differing: object = {}, showVideo = true): Promise<HTMLVideoElement> {
  const teacher = null;
  await showScreen('/student/courses/gospels/lessons/why-four', {
    oneLesson: {
      data: {
        lesson: { ...lesson, ...differing },
        course: { __typename: 'Course', _id: 'gospels', name: 'Gospels', isTaken: false, teacher },
        courseLessons: [],
        currentUser: { __typename: 'User', _id: 'ana', showVideo },
      },
    },
    subtitlesOfLesson: { data: { lessonSubtitles: 'WEBVTT\n' } },
  });
  return screen.findByLabelText<HTMLVideoElement>('Why four?');
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

test('a lesson is heard without its picture by the user who chooses so, and seen again (COUR-05)', async () => {
  const player = await show();
  await vi.waitFor(() => expect(player.src).toBe('https://store.example/film.mp4'));
  const listen = screen.getByRole('switch', { name: /Audio only/ });
  await userEvent.click(listen);
  await vi.waitFor(() => expect(player.src).toBe('https://store.example/sound.m4a'));
  await userEvent.click(listen);
  await vi.waitFor(() => expect(player.src).toBe('https://store.example/film.mp4'));
});

test('a user for whom lessons are without pictures begins with the sound (COUR-05)', async () => {
  const player = await show({}, false);
  await vi.waitFor(() => expect(player.src).toBe('https://store.example/sound.m4a'));
});

test('a lesson that was recorded as sound alone is played (COUR-05)', async () => {
  const playback = { ...film.playback, mp4Url: null, audioUrl: 'https://store.example/talk.mp3' };
  const player = await show({ films: [{ ...film, kind: 'AUDIO', playback }] });
  await vi.waitFor(() => expect(player.src).toBe('https://store.example/talk.mp3'));
  expect(screen.queryByRole('switch', { name: /Audio only/ })).toBeNull();
});

test('while AirPlay shows the film elsewhere, the words in the place of its subtitles say so (COUR-14)', async () => {
  const player = await show();
  const tellAirPlay = (isOn: boolean): void => {
    Object.assign(player, { webkitCurrentPlaybackTargetIsWireless: isOn });
    fireEvent(player, new Event('webkitcurrentplaybacktargetiswirelesschanged'));
  };
  const words = 'Disable AirPlay to access subtitles.';
  expect(screen.queryByText(words)).toBeNull();
  tellAirPlay(true);
  expect(await screen.findByText(words)).toBeTruthy();
  tellAirPlay(false);
  await vi.waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('a lesson that begins while AirPlay is on says so at once (COUR-14)', async () => {
  const isOn = { configurable: true, get: () => true };
  Object.defineProperty(HTMLVideoElement.prototype, 'webkitCurrentPlaybackTargetIsWireless', isOn);
  try {
    await show();
    expect(await screen.findByText('Disable AirPlay to access subtitles.')).toBeTruthy();
  } finally {
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitCurrentPlaybackTargetIsWireless');
  }
});
