import { download } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { ATTEMPT_IMAGE_ADDRESS, QUESTION_IMAGE_ADDRESS } from '../rules/downloads.ts';
import { attemptImageInStore, questionImageInStore } from './authoring/download-question-image.ts';
import { forgetQuestionImage } from './authoring/question-image.ts';
import { writeDemoMap } from './demo/write-demo-map.ts';
import { remindOfExams } from './scheduling/remind-of-exams.ts';
import { endSilentAttempts } from './sitting/end-silent-attempts.ts';
import './sitting/attempts.graphql.ts';
import './results/mark-history.graphql.ts';
import './exams.graphql.ts';
import './exams-in-calendar.ts';
import './listed-exams.graphql.ts';
import './authoring/authoring.graphql.ts';
import './authoring/arrange-exam.graphql.ts';
import './authoring/copy-exams.ts';
import './scheduling/accommodation.graphql.ts';
import './scheduling/exam-groups.graphql.ts';
import './scheduling/group-exams.graphql.ts';
import './results/recent-results.graphql.ts';
import './results/results.graphql.ts';
import './results/staff-attempt.graphql.ts';
import './regrading/regrade.graphql.ts';
import './authoring/question-image.graphql.ts';

export const slice: ServerSlice = {
  jobs: [endSilentAttempts, forgetQuestionImage, remindOfExams, writeDemoMap],
  downloads: [
    download(ATTEMPT_IMAGE_ADDRESS, attemptImageInStore, { isUrgent: true }),
    download(QUESTION_IMAGE_ADDRESS, questionImageInStore),
  ],
};
