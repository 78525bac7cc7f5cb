import { useState } from 'react';
import { askTogether } from '#kit/client/query/ask-together.ts';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NoticeboardPanel } from '#slices/noticeboard/web/api.ts';
import { AlumniArea } from './alumni-area.tsx';
import { alumniHome } from './alumni-home.together.generated.ts';
import styles from './alumni.module.css';
import { LibraryBox, VideosBox } from './library/library-boxes.tsx';
import { GapsNote } from './profile/gaps-note.tsx';

/** What slices above add to the alumni's home page: their box, on `contact` or `ministries`, which is its place. */
export type AlumniSlot = PageSlot<void>;

/** What stays with the graduate: lessons, news, and each other. */
export function AlumniPage({ slots }: SlotsProps<AlumniSlot>) {
  const text = useText();
  return (
    <AlumniArea title={text('menuAlumni')} subtitle={<Text id="alumniLead" />}>
      <Home slots={slots} />
    </AlumniArea>
  );
}

function Home({ slots }: SlotsProps<AlumniSlot>) {
  // What all boxes show comes in one call. It is asked here, as those whom the area refuses must not ask.
  useState(() => askTogether(alumniHome));
  const { on } = usePageSlots(slots, undefined);
  return (
    <>
      <GapsNote />
      <div className={styles['boxes']}>
        <div className={styles['column']}>
          <LibraryBox />
          <VideosBox />
          {on['ministries']}
        </div>
        <div className={styles['column']}>
          <NoticeboardPanel title={<Text id="alumniNews" />} empty={<NoNews />} audience="ALUMNI" />
          {on['contact']}
        </div>
      </div>
    </>
  );
}

const NoNews = () => (
  <Card title={<Text id="alumniNews" />}>
    <p>
      <Text id="noAlumniNews" />
    </p>
  </Card>
);
