import type { Together } from '#kit/client/together/together.ts';

export const gradebookPage: Together = {
  operationName: 'gradebookPage',
  query: `query gradebookPage($courseOfferingId:ID!$from:Int){gradebook(courseOfferingId:$courseOfferingId){_id isFinal amendmentCount weightsVersion mayEnter mayUnlock mayWeigh courseCode courseName studentCount courseOffering{_id groupName regionName term __typename}finalisations{_id finalisedAt finalisedByName unlockedAt unlockedByName unlockReason __typename}parts{...BookPart}averages{...BookAverages}rows(from:$from first:50){...BookRow}__typename}}fragment BookPart on GradebookPart{partId kind title dueAt weight}fragment BookAverages on GradebookAverages{parts course}fragment BookRow on GradebookRow{_id studentId studentName studentNumber mayEnter grade state isEntered lastChangeId cells{state grade complete isEntered lastChangeId}__typename}`,
  at: "/teaching/:courseOfferingId/grades",
  parts: {"gradebook":{"fields":["gradebook"],"variables":["courseOfferingId","from"]}},
  variables: {"courseOfferingId":":courseOfferingId"},
};
