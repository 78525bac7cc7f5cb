import { useNewForm } from '#kit/client/records/use-new-form.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { NewSchemaDialog } from './schema-dialogs.tsx';
import { SchemaCard } from './schema-card.tsx';
import { attendanceSchemas } from './schemas.graphql.generated.ts';
import styles from './schemas.module.css';

/** How attendance is counted, for superadmins. There are as few as fit on one page. */
export function SchemasScreen() {
  const answer = useQuery(attendanceSchemas, {});
  const [isNew, setIsNew] = useNewForm();
  return (
    <Page>
      <PageHeading
        title={<Text id="menuAttendanceSchemas" />}
        subtitle={<Text id="schemasLead" />}
        actions={
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsNew(true)}>
            <Icon name="plus" />
            <Text id="newSchema" />
          </Button>
        }
      />
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={8} />}
        isEmpty={({ attendanceSchemas: schemas }) => schemas.length === 0}
        empty={<EmptyState icon="calendar" title={<Text id="noSchemas" />} />}
      >
        {({ attendanceSchemas: schemas }) => (
          <div className={styles['schemas']}>
            {schemas.map((schema) => (
              <SchemaCard key={schema._id} schema={schema} />
            ))}
          </div>
        )}
      </DataView>
      {isNew && <NewSchemaDialog onClose={() => setIsNew(false)} />}
    </Page>
  );
}
