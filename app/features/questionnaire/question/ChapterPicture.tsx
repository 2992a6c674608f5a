import { useLoadableImage } from '../../../ui/content/useLoadableImage.ts';
import { type ChapterKey, chapterPictureUrl } from '../chapterPictures.ts';
import * as styles from './ChapterPicture.css.ts';

interface ChapterPictureProps {
  chapter: ChapterKey;
  /** beside: next to the question, on desktops. above: a strip on narrower windows, where the chapter begins. */
  place: keyof typeof styles.place;
}

/** The drawing of a chapter. One that is hidden at this width is not loaded. */
export function ChapterPicture({ chapter, place }: ChapterPictureProps) {
  const { src, onError } = useLoadableImage(chapterPictureUrl(chapter));
  if (src === null) return null;
  return (
    <img
      className={styles.place[place]}
      src={src}
      width="640"
      height="400"
      alt=""
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}
