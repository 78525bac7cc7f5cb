export interface Chapter {
  startsAt: number;
  title: string;
}

const MAX_CHAPTERS = 100;
const MAX_TITLE = 120;

export type ChapterProblem = 'chapterTitleInvalid' | 'chaptersOutOfOrder' | 'chaptersTooMany';

/** Whether chapters follow each other in time and each has a name. */
export function checkChapters(chapters: readonly Chapter[]): ChapterProblem | null {
  if (chapters.length > MAX_CHAPTERS) return 'chaptersTooMany';
  const isNamed = ({ title }: Chapter) =>
    title.trim() !== '' && title.length <= MAX_TITLE && !/[\r\n]/.test(title);
  if (!chapters.every(isNamed)) return 'chapterTitleInvalid';
  const isInOrder = chapters.every(
    ({ startsAt }, index) =>
      Number.isFinite(startsAt) && startsAt >= 0 && startsAt > (chapters[index - 1]?.startsAt ?? -1),
  );
  return isInOrder ? null : 'chaptersOutOfOrder';
}

/** The chapter at a second; none before the first. */
export const chapterAt = (chapters: readonly Chapter[], second: number): number =>
  chapters.findLastIndex(({ startsAt }) => startsAt <= second);

const WRITTEN = /^(?:(?<hours>\d{1,2}):)?(?<minutes>\d{1,3}):(?<seconds>[0-5]\d)\s+(?<title>\S.*)$/;

/** Chapters as a person types them, one on a line: "18:42 Now concerning". Null when a line is something else. */
export function readChapters(typed: string): Chapter[] | null {
  const lines = typed.split('\n').map((line) => line.trim());
  const chapters = lines
    .filter((line) => line !== '')
    .map((line) => {
      const { hours = '0', minutes, seconds, title } = WRITTEN.exec(line)?.groups ?? {};
      if (minutes === undefined || seconds === undefined || title === undefined) return null;
      return {
        startsAt: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
        title: title.trim(),
      };
    });
  return chapters.every((chapter) => chapter !== null) ? chapters : null;
}
