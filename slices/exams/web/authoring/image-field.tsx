import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { questionImageAddress } from '../../rules/downloads.ts';
import { IMAGE_BYTES_MAX, IMAGE_TYPES, MAX_ALT } from '#slices/exams/rules/authoring/question-image.ts';
import { QuestionPicture } from '../question-picture.tsx';
import styles from './authoring.module.css';
import { sendQuestionImage } from './send-question-image.ts';

interface ImageFieldProps {
  imageId: string | null;
  /** What stands for it in the language that is written. */
  alt: string;
  /** The same in the language that was written first. */
  altElsewhere: string;
  onImage: (imageId: string | null) => void;
}

const RULES = { accept: IMAGE_TYPES, maxFiles: 1, maxBytes: IMAGE_BYTES_MAX };

/** The picture of a question, which all languages share, and what it shows, which each says in its own words. */
export function ImageField({ imageId, alt, altElsewhere, onImage }: ImageFieldProps) {
  const text = useText();
  const { attempt, isBusy: isSending } = useMutation();

  async function send([file]: File[]): Promise<void> {
    if (!file) return;
    const sent = await attempt(async () => ({ imageId: await sendQuestionImage(file) }));
    if (sent) onImage(sent.imageId);
  }

  if (isSending)
    return (
      <output className={styles['hint']}>
        <Spinner size="button" /> <Text id="questionImageSending" />
      </output>
    );
  if (imageId === null)
    return (
      <FileUpload label={text('questionImageField')} rules={RULES} onFiles={(files) => void send(files)} />
    );
  return (
    <>
      <div>
        <QuestionPicture address={questionImageAddress(imageId)} alt={alt} />
        <Button tone="quiet" onClick={() => onImage(null)}>
          <Icon name="trash" />
          <Text id="questionImageRemove" />
        </Button>
      </div>
      <TextField
        name="imageAlt"
        label={text('questionImageAltField')}
        help={text('questionImageAltHelp')}
        required
        maxLength={MAX_ALT}
        defaultValue={alt}
        placeholder={altElsewhere}
      />
    </>
  );
}
