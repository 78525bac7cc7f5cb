import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { IconCircle } from '#kit/ui/icon/icon-circle.tsx';
import styles from './lesson.module.css';

export interface FileToTake {
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

/** A file that students take with them. */
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
