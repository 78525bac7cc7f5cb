import { NoNetwork } from '#kit/client/loading/no-network.tsx';
import { useIsNetworkAway } from '#kit/ui/offline/network.ts';
import styles from './offline-bar.module.css';

/** Says quietly that the network is away. It stands there always, so that it is read aloud when it begins to say so. */
export function OfflineBar() {
  const isUnavailable = useIsNetworkAway();
  return (
    <output className={isUnavailable ? styles['bar'] : undefined}>{isUnavailable && <NoNetwork />}</output>
  );
}
