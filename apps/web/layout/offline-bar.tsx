import { NoNetwork } from '#kit/client/no-network.tsx';
import { useIsNetworkAway } from '#kit/ui/offline/network.ts';
import styles from './offline-bar.module.css';

/** Says quietly that the network is away. It stands there always, so that it is read aloud when it begins to say so. */
export function OfflineBar() {
  const isAway = useIsNetworkAway();
  return <output className={isAway ? styles['bar'] : undefined}>{isAway && <NoNetwork />}</output>;
}
