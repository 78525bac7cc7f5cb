import { pictureOf } from './picture-editor.tsx';

/** A file with a picture as a JPEG in base64, drawn so that its longer side is no longer than this, in pixels. */
export async function pictureOfFile(file: File, side: number): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return pictureOf(canvas);
}
