import type { SliceNames } from './slice-names.ts';

/** The web room of a new slice: a route, its screen, and the query of the screen. */
export function webTemplates(names: SliceNames): Record<string, string> {
  return {
    'web/routes.ts': routes(names),
    [`web/${names.slice}.screen.tsx`]: screen(names),
    [`web/${names.slice}.graphql`]: query(names),
  };
}

const routes = ({ slice, slicePascal }: SliceNames): string => `
import { screen, type Screens } from '#kit/client/load-screen.ts';

export const routes: Screens = {
  '/${slice}': screen(() => import('./${slice}.screen.tsx'), '${slicePascal}Screen'),
};
`;

const screen = ({ slice, many, sliceCamel, slicePascal }: SliceNames): string => `
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ${sliceCamel} } from './${slice}.graphql.generated.ts';

const NothingYet = () => (
  <Note>
    <Text id="no${slicePascal}" />
  </Note>
);

/** The ${many} of the regions somebody acts in. */
export function ${slicePascal}Screen() {
  const answer = useQuery(${sliceCamel}, {});
  return (
    <Page>
      <PageHeading title={<Text id="${sliceCamel}" />} />
      <DataView answer={answer} empty={<NothingYet />}>
        {({ ${sliceCamel}: found }) => (
          <Card>
            <ul>
              {found.map(({ _id, title }) => (
                <li key={_id}>{title}</li>
              ))}
            </ul>
          </Card>
        )}
      </DataView>
    </Page>
  );
}
`;

const query = ({ sliceCamel }: SliceNames): string => `
query ${sliceCamel} {
  ${sliceCamel} {
    _id
    title
  }
}
`;
