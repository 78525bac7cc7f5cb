import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import type { ManagedLessonFragment } from './managed-lessons.graphql.generated.ts';
import { useLessonActions } from './use-lesson-actions.ts';

interface SubtitlesFieldProps {
  lesson: ManagedLessonFragment;
  locale: string;
}

/** The subtitles of a lesson in one language: given as a file, or taken away again. */
export function SubtitlesField({ lesson, locale }: SubtitlesFieldProps) {
  const text = useText();
  const actions = useLessonActions('', []);
  const isThere = lesson.subtitles.some((one) => one.locale === locale);
  return (
    <>
      <FileUpload
        label={text(isThere ? 'otherSubtitles' : 'newSubtitles')}
        rules={{ accept: ['.vtt', '.srt'], maxFiles: 1 }}
        onFiles={([file]) => {
          if (file) void actions.giveSubtitles(lesson._id, locale, file);
        }}
      />
      {isThere && (
        <Button tone="quiet" onClick={() => void actions.takeSubtitles(lesson._id, locale)}>
          <Text id="removeSubtitles" />
        </Button>
      )}
    </>
  );
}
