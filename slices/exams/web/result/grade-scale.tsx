import { useIntl } from 'react-intl';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './result.module.css';

interface GradeScaleProps {
  grade: number;
  raw: number;
  passMark: number;
}

/** The grade on a line from 0 to 100, with the mark to pass and what was reached before it was lowered. */
export function GradeScale({ grade, raw, passMark }: GradeScaleProps) {
  const { formatNumber } = useIntl();
  const at = (share: number) => ({ insetInlineStart: `${share}%` });
  return (
    <div className={styles['scale']} aria-hidden="true">
      <i
        className={styles['fill']}
        data-passes={raw >= passMark}
        style={{ inlineSize: `${Math.min(grade, raw)}%` }}
      />
      {raw > grade && (
        <i className={styles['lowered']} style={{ ...at(grade), inlineSize: `${raw - grade}%` }} />
      )}
      <b style={at(passMark)}>
        <span>
          <Text id="passMarkAt" values={{ mark: formatNumber(passMark) }} />
        </span>
      </b>
      {raw > grade && (
        <>
          <b style={at(raw)} data-kind="raw" />
          <span className={styles['raw']}>
            <i style={{ flexBasis: `${raw}%` }} />
            <span>
              <Text id="rawAt" values={{ raw: formatNumber(raw) }} />
            </span>
          </span>
        </>
      )}
    </div>
  );
}
