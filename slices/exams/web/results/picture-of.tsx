import { attemptImageAddress } from '../../rules/downloads.ts';
import { QuestionPicture } from '../question-picture.tsx';
import type { StaffQuestion } from './staffed.ts';

interface PictureOfProps {
  attemptId: string;
  image: StaffQuestion['image'];
}

/** The picture that a question was asked with, where it has one. */
export const PictureOf = ({ attemptId, image }: PictureOfProps) =>
  image && (
    <QuestionPicture
      address={attemptImageAddress(attemptId, image.imageId)}
      alt={image.alt}
      width={image.width}
      height={image.height}
    />
  );
