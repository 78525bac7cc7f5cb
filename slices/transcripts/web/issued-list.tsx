import type { ReactNode } from 'react';
import { languageName } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { IssuedPaperFragment } from './own-transcript.graphql.generated.ts';
import styles from './transcripts.module.css';

interface IssuedListProps<Paper extends IssuedPaperFragment> {
  issues: readonly Paper[];
  /** Who issued it, for those who may know. */
  issuerOf?: (paper: Paper) => string | null;
  renderAction?: (paper: Paper) => ReactNode;
}

/** Official transcripts, the newest first. */
export function IssuedList<Paper extends IssuedPaperFragment>({
  issues,
  issuerOf,
  renderAction,
}: IssuedListProps<Paper>) {
  if (issues.length === 0) return null;
  return (
    <ul className={styles['issues']}>
      {issues.map((paper) => (
        <li key={paper._id}>
          <Icon name="file" />
          <span className={styles['issue']}>
            <a href={paper.url} target="_blank" rel="noreferrer">
              <Text id="downloadIssuedTranscript" values={{ number: paper.number }} />
            </a>
            <small>
              <Text
                id="transcriptIssuedAbout"
                values={{
                  day: <Moment at={paper.issuedAt} shows="day" />,
                  language: languageName(paper.locale),
                }}
              />
              {issuerOf && <> · {issuerOf(paper) ?? '–'}</>}
            </small>
            {paper.revokedReason === null ? (
              <small>
                <Link to={paper.verifyPath}>
                  <Text id="checkTranscript" />
                </Link>
              </small>
            ) : (
              <small>
                <Chip tone="danger">
                  <Text id="transcriptRevoked" />
                </Chip>{' '}
                {paper.revokedReason}
              </small>
            )}
          </span>
          {renderAction?.(paper)}
        </li>
      ))}
    </ul>
  );
}
