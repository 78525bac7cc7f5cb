import { attemptImageAddress } from '../../rules/downloads.ts';
import { QuestionPicture } from '../question-picture.tsx';
import type { StaffQuestion } from './staffed.ts';

export const PictureOf = ({ attemptId, image }: { attemptId: string; image: StaffQuestion['image'] }) =>
  image && (
    <QuestionPicture
      address={attemptImageAddress(attemptId, image.imageId)}
      alt={image.alt}
      width={image.width}
      height={image.height}
    />
  );
