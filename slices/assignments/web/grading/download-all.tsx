import { DownloadLink } from '#kit/ui/button/download-link.tsx';
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
    <DownloadLink href={submissionsZipAddress(assignmentId, groupId)} tone="quiet">
      <Text id="downloadAll" />
    </DownloadLink>
  ) : (
    handedIn === 0 && (
      <p className={styles['quiet']}>
        <Text id="nothingToDownload" />
      </p>
    )
  );
