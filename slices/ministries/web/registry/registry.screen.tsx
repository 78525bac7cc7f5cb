import { useNavigate, useSearchParams } from 'react-router';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { NEW_MINISTRY_PAGE, OWN_MINISTRIES_PAGE } from '../../rules/ministry-pages.ts';
import { RegistryList } from './registry-list.tsx';
import { RegistryMap } from './registry-map.tsx';
import { REGISTRY_FILTERS } from './registry-filters.ts';

/** The ministries that alumni serve in, as a list or on the map. */
export function RegistryScreen() {
  const text = useText();
  return (
    <AlumniArea
      title={text('alumniMinistries')}
      subtitle={<Text id="ministriesLead" />}
      actions={<RegistryActions />}
    >
      <Registry />
    </AlumniArea>
  );
}

/** Who only looks after the alumni has nothing to list. */
const RegistryActions = () =>
  useSignedInUser().isAlumni === true && (
    <>
      <LinkButton to={OWN_MINISTRIES_PAGE}>
        <Text id="ownMinistries" />
      </LinkButton>
      <LinkButton to={NEW_MINISTRY_PAGE} tone="primary">
        <Icon name="plus" />
        <Text id="addMinistry" />
      </LinkButton>
    </>
  );

function Registry() {
  const list = useList(REGISTRY_FILTERS);
  const { isMap, choice } = useListOrMap();
  return isMap ? (
    <RegistryMap list={list}>{choice}</RegistryMap>
  ) : (
    <RegistryList list={list}>{choice}</RegistryList>
  );
}

/** The address says which, so that it can be shared and gone back to. */
function useListOrMap() {
  const text = useText();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isMap = address.get('tab') === 'map';
  const choice = (
    <SegmentedControl
      label={text('ministriesView')}
      options={[
        { value: 'list', label: text('ministriesAsList') },
        { value: 'map', label: text('ministriesAsMap') },
      ]}
      value={isMap ? 'map' : 'list'}
      onChoose={(side) => {
        const target = new URLSearchParams(address);
        target.delete('after');
        target.set('tab', side);
        void navigate(`?${target}`, { preventScrollReset: true });
      }}
    />
  );
  return { isMap, choice };
}
