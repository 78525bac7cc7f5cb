import { Navigate, useParams } from 'react-router';

/** Where the transcripts of a group once stood by themselves: old addresses lead to its page. */
export function GroupTranscriptsScreen() {
  const { groupId = '' } = useParams();
  return <Navigate to={`/groups/${groupId}?tab=transcripts`} replace />;
}
