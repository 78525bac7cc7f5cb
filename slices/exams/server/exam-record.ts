import type { Percent } from '#kit/percent/percent.ts';
import type { Review } from '#slices/exams/rules/results/review.ts';

export interface ExamValues {
  passMark: Percent;
  allowedAttempts: number | null;
  limitMinutes: number | null;
  openBook: boolean;
  shuffles: boolean;
  review: Review;
}

export interface ExamRecord extends ExamValues {
  id: string;
  courseId: string;
  courseCode: string;
  courseName: string;
  archived: boolean;
  version: number;
  locale: string;
  title: string;
  instructions: string;
}
