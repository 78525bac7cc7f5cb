import styles from './question-picture.module.css';

interface QuestionPictureProps {
  address: string | undefined;
  alt: string;
  width?: number;
  height?: number;
}

/** The picture of a question, as large as there is room for it. Its place is kept until it is there. */
export const QuestionPicture = ({ address, alt, ...size }: QuestionPictureProps) => (
  <img className={styles['picture']} src={address} alt={alt} {...size} />
);
