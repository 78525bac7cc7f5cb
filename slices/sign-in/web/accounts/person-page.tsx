import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { PersonPanel, type PersonTab } from '#slices/people/web/api.ts';
import { ImpersonateDialog } from './impersonate-dialog.tsx';
import { PersonDevicesCard } from './person-devices-card.tsx';

/** One person, and what an administrator may do with their account. */
export function PersonPage({ moreTabs }: { moreTabs: readonly PersonTab[] }) {
  const { userId = '' } = useParams();
  return (
    <Page>
      <PersonPanel
        userId={userId}
        moreTabs={moreTabs}
        renderActions={(person) => person.mayBeImpersonated && <Impersonate person={person} />}
        renderDevices={({ _id }) => <PersonDevicesCard userId={_id} />}
      />
    </Page>
  );
}

function Impersonate({ person }: { person: { _id: string; fullName: string } }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <Text id="impersonate" />
      </Button>
      {isAsking && <ImpersonateDialog person={person} onClose={() => setIsAsking(false)} />}
    </>
  );
}
