import { IconCircle } from '#kit/ui/icon/icon-circle.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { FileRow, type FileToTake } from './file-row.tsx';
import styles from './lesson.module.css';

interface LessonDownloadsProps {
  files: readonly (FileToTake & { _id: string })[];
  /** Whether the lesson is only heard; null where that cannot be chosen. */
  listening: { isOn: boolean; toggle: () => void } | null;
}

/** What can be taken along, and how to spare the network. */
export function LessonDownloads({ files, listening }: LessonDownloadsProps) {
  if (files.length === 0 && !listening) return null;
  return (
    <section className={styles['rows']}>
      <ul>
        {files.map((file) => (
          <FileRow key={file._id} {...file} />
        ))}
        {listening && (
          <li className={styles['row']}>
            <IconCircle icon="headphones" />
            <Switch
              label={<Text id="listenOnly" />}
              help={<Text id="listenOnlyHelp" />}
              checked={listening.isOn}
              onChange={listening.toggle}
            />
          </li>
        )}
      </ul>
    </section>
  );
}
