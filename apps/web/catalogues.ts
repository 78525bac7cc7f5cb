import type { messages as client } from '#kit/client/messages.ts';
import type { messages as navigation } from './messages.ts';

// The texts themselves come by language, from virtual:texts; this list only teaches the compiler their ids. Those of the
// slices are generated (catalogues.generated.ts).
declare module '#kit/ui/text/message-id.ts' {
  interface Catalogues {
    client: typeof client;
    navigation: typeof navigation;
  }
}
