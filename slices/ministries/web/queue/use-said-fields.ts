import { config } from '#kit/client/config.ts';
import { usePlaceText } from '#kit/ui/world-map/use-place-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useMinistryWords } from '../use-ministry-words.ts';
import type { MinistryFactsFragment } from './queue.graphql.generated.ts';

interface SaidField {
  field: string;
  label: string;
  /** In words; empty where nothing is said. */
  read: (ministry: MinistryFactsFragment) => string;
}

/** What is said of a ministry, field by field, for those who read it to decide. */
export function useSaidFields(): readonly SaidField[] {
  const text = useText();
  const placeText = usePlaceText();
  const { countryName } = useMinistryWords();
  const { orgName } = config();
  const yesOrNo = (flag: boolean): string => text(flag ? 'auditYes' : 'auditNo');
  return [
    { field: 'name', label: text('ministryName'), read: ({ name }) => name },
    { field: 'ministers', label: text('ministryMinisters'), read: ({ ministers }) => ministers },
    { field: 'description', label: text('ministryDescription'), read: ({ description }) => description },
    { field: 'country', label: text('ministryCountry'), read: ({ country }) => countryName(country) },
    { field: 'city', label: text('ministryCity'), read: ({ city }) => city },
    {
      field: 'place',
      label: text('ministryMapPlace'),
      read: ({ latitude, longitude }) =>
        typeof latitude === 'number' && typeof longitude === 'number'
          ? placeText({ latitude, longitude })
          : '',
    },
    { field: 'website', label: text('ministryWebsite'), read: ({ website }) => website },
    { field: 'contactEmail', label: text('ministryContactEmail'), read: ({ contactEmail }) => contactEmail },
    {
      field: 'hasGraduate',
      label: text('hasGraduateLabel'),
      read: ({ hasGraduate }) => yesOrNo(hasGraduate),
    },
    {
      field: 'hasMember',
      label: text('hasMemberLabel', { orgName }),
      read: ({ hasMember }) => yesOrNo(hasMember),
    },
    { field: 'isPublic', label: text('isPublicLabel'), read: ({ isPublic }) => yesOrNo(isPublic) },
  ];
}
