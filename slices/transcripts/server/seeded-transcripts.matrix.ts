import { randomBytes, randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';
import { VERIFY_CODE_LENGTH, verifyCodeOf } from '#slices/transcripts/rules/verify-code.ts';

/** What transcripts.matrix.ts aims at: papers that were issued to a user, and what holds the next one back. */
export const matrix: SliceMatrix = {
  reads: {},
  async seed(fixture) {
    if (!fixture.regionId || fixture.subject.kind !== 'person') return [];
    await fixture.owner.query('update site_settings set uses_gpa = true');
    const classId = await seedClass(fixture);
    const code = verifyCodeOf([...randomBytes(VERIFY_CODE_LENGTH)]);
    const transcript = await seedIssue(fixture, 'transcript', code);
    const revoked = await seedIssue(fixture, 'revoked', verifyCodeOf([...randomBytes(VERIFY_CODE_LENGTH)]));
    await seedRevocation(fixture, revoked);
    await fixture.owner.query(
      'insert into transcript_name_consent (person_id, given_at) values ($1, now()) on conflict do nothing',
      [fixture.personId],
    );
    return [
      { name: 'transcriptClass', id: classId, readers: { SignUpGroup: [] } },
      { name: 'transcript', id: transcript, texts: { code } },
      { name: 'revokedTranscript', id: revoked },
      { name: 'transcriptHold', id: await seedHold(fixture) },
      { name: 'transcriptBatch', id: await seedBatch(fixture, classId, transcript) },
    ];
  },
};

/** A free registrant is told of nobody else (C6), so what is theirs names only themselves. */
const authorOf = ({ subject, personId, registrarId }: Fixture): string | null =>
  subject.key === 'registrant' ? personId : registrarId;

async function seedClass({ owner, personId, regionId, mark }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with class as (insert into student_group (region_id, name) values ($1, $2) returning id, region_id),
     joined as (
       insert into group_member (group_id, person_id, region_id, first_day)
       select id, $3, region_id, '2026-01-05' from class)
     select id from class`,
    [regionId, mark('transcriptClass', 'name'), personId],
  );
  return rows[0]?.id ?? '';
}

async function seedIssue(fixture: Fixture, name: string, code: string): Promise<string> {
  const { owner, personId, regionId, mark } = fixture;
  const id = randomUUID();
  await owner.query(
    `insert into transcript_count (region_id, year, count) values ($1, 2026, 1)
     on conflict (region_id, year) do update set count = transcript_count.count + 1`,
    [regionId],
  );
  await owner.query(
    `insert into transcript_issue (id, person_id, region_id, year, count, number, locale, paper, verify_code, content,
       file_key, bytes, sha256, issued_by, issued_at)
     select $1, $2, $3, 2026, count, $4, 'en', 'A4', $5, $8, $6, 5, repeat('0', 64), $7, now()
     from transcript_count where region_id = $3 and year = 2026`,
    [
      id,
      personId,
      regionId,
      mark(name, 'number'),
      code,
      mark(name, 'file'),
      authorOf(fixture),
      contentOf(fixture, name),
    ],
  );
  return id;
}

const contentOf = ({ mark }: Fixture, name: string): string =>
  JSON.stringify({
    studentName: mark(name, 'studentName'),
    firstName: mark(name, 'firstName'),
    lastName: mark(name, 'lastName'),
    studentNumber: mark(name, 'studentNumber'),
    number: mark(name, 'number'),
    issuedOn: '2026-03-01',
    creditsEarned: 3,
    campus: mark(name, 'campus'),
    college: 'Berea',
  });

async function seedRevocation(fixture: Fixture, issueId: string): Promise<void> {
  const { owner, personId, regionId, mark } = fixture;
  await owner.query(
    `insert into transcript_revocation (issue_id, person_id, region_id, reason, revoked_by, revoked_at)
     values ($1, $2, $3, $4, $5, now())`,
    [issueId, personId, regionId, mark('revoked', 'reason'), authorOf(fixture)],
  );
}

async function seedHold(fixture: Fixture): Promise<string> {
  const { owner, personId, regionId, mark } = fixture;
  const id = randomUUID();
  await owner.query(
    `insert into transcript_hold (id, person_id, region_id, reason, put_by, put_at) values ($1, $2, $3, $4, $5, now())`,
    [id, personId, regionId, mark('transcriptHold', 'reason'), authorOf(fixture)],
  );
  return id;
}

async function seedBatch(fixture: Fixture, groupId: string, issueId: string): Promise<string> {
  const { owner, personId, regionId } = fixture;
  const id = randomUUID();
  await owner.query(
    `insert into transcript_batch (id, group_id, region_id, paper, asked_by, asked_at)
     values ($1, $2, $3, 'A4', $4, now())`,
    [id, groupId, regionId, authorOf(fixture)],
  );
  await owner.query(
    `insert into transcript_batch_student (batch_id, person_id, region_id, issue_id, outcome)
     values ($1, $2, $3, $4, 'ISSUED')`,
    [id, personId, regionId, issueId],
  );
  return id;
}
