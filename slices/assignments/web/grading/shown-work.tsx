import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { WorkToGradeFragment } from './submission.graphql.generated.ts';
import styles from './grading.module.css';
import { useShownFile } from './use-shown-file.ts';

type HandedInFile = WorkToGradeFragment['versions'][number]['files'][number];

interface ShownWorkProps {
  files: readonly HandedInFile[];
}

/** What was handed in, to be read beside the form. Of several files one is shown. */
export function ShownWork({ files }: ShownWorkProps) {
  const text = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const file = files.find(({ _id }) => _id === chosen) ?? files[0];
  return (
    <section className={styles['shown']} aria-label={text('shownWork')}>
      {files.length > 1 && (
        <p className={styles['shelf']}>
          {files.map(({ _id, name }) => (
            <Button key={_id} tone="quiet" aria-pressed={_id === file?._id} onClick={() => setChosen(_id)}>
              {name}
            </Button>
          ))}
        </p>
      )}
      {file ? (
        <FileOnDesk key={file._id} file={file} />
      ) : (
        <p className={styles['quiet']}>
          <Text id="nothingHandedIn" />
        </p>
      )}
    </section>
  );
}

function FileOnDesk({ file }: { file: HandedInFile }) {
  const shown = useShownFile(file);
  const { name, url } = file;
  const link = (
    <a href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
  switch (shown.as) {
    case 'waiting':
      return <Skeleton shape="lines" count={12} />;
    case 'words':
      return (
        // Long texts are scrolled, also by the keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['words']} role="document" aria-label={name} tabIndex={0}>
          {shown.words}
        </div>
      );
    case 'picture':
      return <img className={styles['picture']} src={shown.address} alt={name} />;
    case 'pages':
      return (
        // oxlint-disable-next-line react/iframe-missing-sandbox, jsx-a11y/no-noninteractive-element-interactions -- Browsers show no PDF in a sandboxed frame. Their reader runs apart from the page, and the blob's type lets nothing else read it.
        <iframe
          className={styles['pages']}
          src={shown.address}
          title={name}
          // While it has the focus, keys go to the browser's reader; with the mouse back at the form they save again.
          onMouseLeave={({ currentTarget }) => currentTarget.blur()}
        />
      );
    case 'nothing':
      return (
        <Note>
          <Text id="fileNotShown" values={{ file: link }} />
        </Note>
      );
    case 'problem':
      return (
        <Note tone="warning">
          <Text id="fileNotFetched" values={{ file: link }} />
        </Note>
      );
  }
}
