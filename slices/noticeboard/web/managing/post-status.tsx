import { Chip } from '#kit/ui/chip/chip.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AudienceKind, PostStatus } from '../../rules/post.ts';

interface PostStatusProps {
  status: PostStatus;
  publishAt?: string | null | undefined;
}

export function PostStatusChip({ status, publishAt }: PostStatusProps) {
  const timeText = useTimeText();
  if (status === 'DRAFT')
    return (
      <Chip tone="warning">
        <Text id="newsDraft" />
      </Chip>
    );
  if (status === 'SCHEDULED')
    return (
      <Chip tone="info">
        <Text id="newsScheduledFor" values={{ when: timeText(publishAt ?? '') }} />
      </Chip>
    );
  return (
    <Chip tone={status === 'PUBLISHED' ? 'success' : 'neutral'}>
      <Text id={status === 'PUBLISHED' ? 'newsPublished' : 'newsEnded'} />
    </Chip>
  );
}

interface Addressed {
  audience: AudienceKind;
  regions: readonly { name: string }[];
  groups: readonly { name: string; regionName?: string | null | undefined }[];
}

const MAX_NAMED = 3;

/** Whom a post is for, in words. */
export function useAudienceText(): (post: Addressed) => string {
  const text = useText();
  return ({ audience, regions, groups }) => {
    if (audience === 'EVERYBODY') return text('newsForEverybody');
    if (audience === 'ALUMNI') return text('newsForAlumni');
    const names =
      audience === 'REGIONS'
        ? regions.map(({ name }) => name)
        : groups.map(({ name, regionName }) => (regionName ? `${name} (${regionName})` : name));
    const named = names.slice(0, MAX_NAMED).join(', ');
    const others = names.length - MAX_NAMED;
    return others > 0 ? text('newsForNamedAndOthers', { named, others }) : named;
  };
}
