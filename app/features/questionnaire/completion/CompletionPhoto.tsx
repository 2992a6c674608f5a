import photo from 'art:photo-completion/[key]';
import * as photoStyles from '../../../ui/content/photo/Photo.css.ts';
import { Photo } from '../../../ui/content/photo/Photo.tsx';
import * as styles from './CompletionPage.css.ts';

/** The brand's photograph at the head of the letter. */
export const CompletionPhoto = () => (
  <Photo
    className={`${styles.picture} ${photoStyles.completion}`}
    src={photo('src')}
    avif={photo('avif')}
    webp={photo('webp')}
    nightAvif={photo('night-avif')}
    nightWebp={photo('night-webp')}
    sizes="(min-width: 1200px) 740px, 88vw"
    width={1440}
    height={480}
  />
);
