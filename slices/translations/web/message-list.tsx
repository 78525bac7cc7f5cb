import { useRef } from 'react';
import { DEFAULT_LOCALE, languageTag } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { WalkedItems } from '#kit/ui/table/walked-items.tsx';
import { Pager } from '#kit/ui/table/pager.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { OwnText, type OwnTextProps } from './own-text.tsx';
import type { InterfaceMessagesQuery } from './translations.graphql.generated.ts';
import styles from './translations.module.css';

interface MessageListProps extends Omit<OwnTextProps, 'message'> {
  list: List;
  page: InterfaceMessagesQuery['interfaceMessages'];
}

/** A page of texts: English, what ships and the college's own words side by side. */
export function MessageList({ list, page, ...shared }: MessageListProps) {
  const top = useRef<HTMLDivElement>(null);
  return (
    <div ref={top} className={styles['list']}>
      <WalkedItems list={list} rows={page.rows}>
        {page.rows.map((message) => (
          <li key={message._id}>
            <Message {...shared} message={message} />
          </li>
        ))}
      </WalkedItems>
      <Pager
        list={list}
        page={page}
        counted="textsCounted"
        onTurn={() => top.current?.scrollIntoView({ block: 'start' })}
      />
    </div>
  );
}

function Message(props: OwnTextProps) {
  const { message, locale } = props;
  const { _id, id, category, description, english, bundled, isStale } = message;
  return (
    <article className={styles['message']} aria-labelledby={`text-${_id}`}>
      <header>
        <h2 id={`text-${_id}`}>{id}</h2>
        <Chip>{category}</Chip>
        {isStale && (
          <Chip tone="warning">
            <Text id="messageStale" />
          </Chip>
        )}
        <p>{description}</p>
      </header>
      <div className={styles['sides']}>
        <div>
          <h3>
            <Text id="englishText" />
          </h3>
          <p lang="en">{english}</p>
        </div>
        {locale !== DEFAULT_LOCALE && (
          <div>
            <h3>
              <Text id="bundledText" />
            </h3>
            {bundled === null ? (
              <p>
                <Text id="notTranslatedYet" />
              </p>
            ) : (
              <p lang={languageTag(locale)}>{bundled}</p>
            )}
          </div>
        )}
        {message.isReserved ? <Reserved {...props} /> : <OwnText {...props} />}
      </div>
    </article>
  );
}

/** Words that the reader sees and does not change, and why. */
const Reserved = ({ message, locale }: OwnTextProps) => (
  <div>
    <h3>
      <Text id="ownWords" />
    </h3>
    {message.stored !== null && <p lang={languageTag(locale)}>{message.stored}</p>}
    <p>
      <Text id="reservedTextHint" />
    </p>
  </div>
);
