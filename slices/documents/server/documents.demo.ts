import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { addDays } from '#kit/calendar/day.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import { PRIVACY_IN_SHORT } from './privacy-in-short.demo.ts';
import { PRIVACY } from './privacy.demo.ts';
import { CHAPEL_ROTA_DRAFT, STUDENT_HANDBOOK } from './student-handbook.demo.ts';
import { TERMS_IN_SHORT } from './terms-in-short.demo.ts';
import { TERMS } from './terms.demo.ts';

interface DemoDocument {
  title: string;
  /** The name of what it is sorted by. */
  category?: string;
  isPublic: boolean;
  published: boolean;
  bodies: Readonly<Record<string, string>>;
  writtenDaysAgo: number;
}

const DOCUMENTS: readonly DemoDocument[] = [
  {
    title: 'privacy',
    isPublic: true,
    published: true,
    bodies: { ...PRIVACY, ...PRIVACY_IN_SHORT },
    writtenDaysAgo: 900,
  },
  {
    title: 'terms',
    isPublic: true,
    published: true,
    bodies: { ...TERMS, ...TERMS_IN_SHORT },
    writtenDaysAgo: 900,
  },
  {
    title: 'Student handbook',
    category: 'Studies',
    isPublic: false,
    published: true,
    bodies: { en: STUDENT_HANDBOOK },
    writtenDaysAgo: 420,
  },
  {
    title: 'Chapel rota, spring term',
    category: 'Campus life',
    isPublic: false,
    published: false,
    bodies: { en: CHAPEL_ROTA_DRAFT },
    writtenDaysAgo: 12,
  },
];

/** The two legal pages, the handbook and a draft, all written by the same member of staff. */
export async function seedDocuments(
  demo: Demo,
  writerId: string,
  categories: ReadonlyMap<string, string>,
): Promise<void> {
  const random = demo.random.branch('documents');
  const documents = DOCUMENTS.map(({ bodies, writtenDaysAgo, category = '', ...facts }) => {
    const writtenAt = instantOn(addDays(demo.today, -writtenDaysAgo), 14);
    const row = {
      ...facts,
      categoryId: categories.get(category) ?? null,
      id: random.id(writtenAt),
      createdAt: writtenAt,
      updatedAt: writtenAt,
      updatedBy: writerId,
    };
    return { row, bodies };
  });
  const bodies = documents.flatMap((document) =>
    Object.entries(document.bodies).map(([locale, content]) => ({
      documentId: document.row.id,
      locale,
      content: cleanRichText(content.trim()),
    })),
  );
  const versions = documents.flatMap(({ row }) =>
    bodies
      .filter(({ documentId }) => documentId === row.id)
      .map((body) => ({ ...body, number: 1, writtenAt: row.updatedAt, writtenBy: writerId })),
  );
  await bulkInsert(
    demo.client,
    'document',
    documents.map(({ row }) => row),
  );
  await bulkInsert(demo.client, 'documentBody', bodies);
  await bulkInsert(demo.client, 'documentVersion', versions);
}
