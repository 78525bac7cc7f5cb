import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { submissionsZipAddress } from '../../rules/downloads.ts';
import styles from './grading.module.css';

interface DownloadAllProps {
  assignmentId: string;
  groupId: string;
  /** How many students have handed something in; null while nobody knows. */
  handedIn: number | null;
}

/** One archive of everything that a group has handed in for an assignment; why there is none, where nobody has. */
export const DownloadAll = ({ assignmentId, groupId, handedIn }: DownloadAllProps) =>
  handedIn ? (
    <a className={styles['zip']} href={submissionsZipAddress(assignmentId, groupId)} download>
      <Icon name="download" />
      <Text id="downloadAll" />
    </a>
  ) : (
    handedIn === 0 && (
      <p className={styles['quiet']}>
        <Text id="nothingToDownload" />
      </p>
    )
  );
