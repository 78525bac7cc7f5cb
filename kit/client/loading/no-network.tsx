import { Text } from '#kit/ui/text/text.tsx';

/** Why nothing comes: the browser knows of no network, or there is one and nobody answers. */
export const NoNetwork = () => <Text id={navigator.onLine ? 'cannotReachServer' : 'youAreOffline'} />;
