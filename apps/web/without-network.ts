import { provideStandIn } from '#kit/client/loading/load-screen.ts';
import { screenLater } from '#kit/client/loading/screen-later.tsx';
import { watchNetwork } from '#kit/client/loading/watch-network.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Gets the page ready for times without a network, once it stands: the first screen needs none of it. */
export function prepareForNoNetwork(): void {
  provideStandIn(screenLater);
  watchNetwork();
  void registerServiceWorker();
}
