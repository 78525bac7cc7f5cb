import type { Demo } from '#kit/demo/demo.ts';
import { issueDemoTranscript } from './issue-demo-transcript.ts';

/** One student has asked for an official transcript, which is issued when the server has started. */
export async function seedTranscripts(
  { client, random, now }: Demo,
  { studentId, adminId: issuedBy }: { studentId: string; adminId: string },
): Promise<void> {
  const issueId = random.branch('transcripts').id(now);
  await client.query('select app.enqueue($1, $2::json, null, null, 10)', [
    issueDemoTranscript.name,
    JSON.stringify({ issueId, studentId, issuedBy }),
  ]);
}
