import type { RecordAbove } from '#kit/client/records/opened-record.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { REGISTRY_PAGE } from '../rules/ministry-pages.ts';

/** The registry, as a step of the way to what stands under it. */
export const useRegistry = (): RecordAbove => ({
  name: useText()('alumniMinistries'),
  address: REGISTRY_PAGE,
});
