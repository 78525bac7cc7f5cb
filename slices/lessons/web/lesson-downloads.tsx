import { Switch } from '#kit/ui/choice/switch.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { IconCircle } from '#kit/ui/icon/icon-circle.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './lesson.module.css';

const HEADPHONES = {
  path: 'M4 14.5V12a8 8 0 0 1 16 0v2.5M4 14h3v5.5H5.5A1.5 1.5 0 0 1 4 18zM20 14h-3v5.5h1.5A1.5 1.5 0 0 0 20 18z',
};

interface LessonDownloadsProps {
  files: readonly (FileToTake & { _id: string })[];
  /** Whether the lesson is only heard; null where that cannot be chosen. */
  listening: { isOn: boolean; toggle: () => void } | null;
}

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
            <IconCircle icon={HEADPHONES} />
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

interface FileToTake {
  name: string;
  bytes: number;
  url: string;
}

/** PDF · 640 kB: what comes down the line, before it does. */
function useAboutFile({ name, bytes }: FileToTake): string {
  const size = useFileSize().size(bytes);
  const ending = /\.(\w{1,5})$/.exec(name)?.[1];
  return ending ? `${ending.toUpperCase()} · ${size}` : size;
}

export function FileRow(file: FileToTake) {
  const about = useAboutFile(file);
  return (
    <li className={styles['row']}>
      <IconCircle icon="file" />
      <a href={file.url} className={styles['file']} target="_blank" rel="noreferrer">
        <span>{file.name}</span>
        <small>{about}</small>
      </a>
      <Icon name="download" />
    </li>
  );
}
