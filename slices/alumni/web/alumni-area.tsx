import type { ReactNode } from 'react';
import { useOpenedRecord, type RecordAbove } from '#kit/client/records/opened-record.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { PageLinks } from '#kit/ui/tabs/page-links.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MEMBERS_PAGE, PROFILE_PAGE } from '../rules/alumni-pages.ts';
import { looksAfterAlumni, mayEnterAlumni } from './reader.ts';
import styles from './alumni.module.css';

interface AlumniAreaProps {
  /** None where the content names the page itself. */
  title?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Pages of the area between its home and this one, for the way to it. */
  above?: readonly RecordAbove[];
  /** For alumni admins alone. */
  isOfAdmins?: boolean;
  /** Drawn, and asking the server, only for those who may enter. */
  children: ReactNode;
}

/** The frame of every page of the alumni's area, or its refusal (TRAP-25). */
export function AlumniArea({ title, isOfAdmins = false, children, ...heading }: AlumniAreaProps) {
  const user = useSignedInUser();
  const isOpen = isOfAdmins ? looksAfterAlumni(user) : mayEnterAlumni(user);
  if (!isOpen) return <AlumniOnly isAlumnus={mayEnterAlumni(user)} />;
  return (
    <Page>
      {title !== undefined && <AreaHeading title={title} {...heading} />}
      <div className={styles['area']}>
        <AlumniLinks isAlumnus={user.isAlumni === true} isAdmin={looksAfterAlumni(user)} />
        {children}
      </div>
    </Page>
  );
}

interface AreaHeadingProps extends Pick<AlumniAreaProps, 'subtitle' | 'actions' | 'above'> {
  title: string;
}

function AreaHeading({ title, above = [], ...more }: AreaHeadingProps) {
  useOpenedRecord(title, ...above);
  return <PageHeading title={title} {...more} />;
}

/** Only those with a screen are shown (PageLinks). */
function AlumniLinks({ isAlumnus, isAdmin }: { isAlumnus: boolean; isAdmin: boolean }) {
  const text = useText();
  const links = [
    { to: '/alumni', label: text('alumniHome') },
    { to: '/alumni/library', label: text('alumniLibrary') },
    { to: '/alumni/videos', label: text('alumniVideos') },
    { to: '/alumni/contact', label: text('alumniContact') },
    { to: '/alumni/ministries', label: text('alumniMinistries') },
    { to: '/alumni/classes', label: text('alumniClasses') },
    ...(isAlumnus ? [{ to: PROFILE_PAGE, label: text('alumniProfile') }] : []),
  ];
  const ofAdmins = [
    { to: MEMBERS_PAGE, label: text('alumniMembers') },
    { to: '/alumni/ministries/queue', label: text('alumniApprovals') },
    { to: '/alumni/reports', label: text('alumniReports') },
  ];
  return <PageLinks label={text('alumniPages')} links={isAdmin ? [...links, ...ofAdmins] : links} />;
}

/** Alumni meet it on the pages of their admins, everybody else on all of them. */
function AlumniOnly({ isAlumnus }: { isAlumnus: boolean }) {
  return (
    <Page>
      <PageHeading title={<Text id={isAlumnus ? 'alumniAdminsOnlyTitle' : 'alumniOnlyTitle'} />} />
      <Card>
        <p>
          <Text id={isAlumnus ? 'alumniAdminsOnlyText' : 'alumniOnlyText'} />
        </p>
        <div className={styles['ways']}>
          {isAlumnus ? (
            <LinkButton to="/alumni" tone="primary">
              <Text id="alumniBack" />
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/dashboard" tone="primary">
                <Text id="alumniOnlyBack" />
              </LinkButton>
              <LinkButton to="/help">
                <Text id="alumniOnlyAsk" />
              </LinkButton>
            </>
          )}
        </div>
      </Card>
    </Page>
  );
}
