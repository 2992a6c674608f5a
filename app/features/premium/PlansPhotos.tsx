import background from 'art:photo-plans-background/[key]';
import illustration from 'art:photo-plans-illustration/[key]';
import * as photoStyles from '../../ui/content/photo/Photo.css.ts';
import { Photo } from '../../ui/content/photo/Photo.tsx';

/** The brand's photograph in the frame beside the head of the plans. */
export const PlansPhoto = () => (
  <Photo
    className={photoStyles.plans}
    src={illustration('src')}
    avif={illustration('avif')}
    webp={illustration('webp')}
    nightAvif={illustration('night-avif')}
    nightWebp={illustration('night-webp')}
    sizes="(min-width: 1200px) 460px, (min-width: 720px) 260px, 92vw"
    width={640}
    height={480}
  />
);

/** The brand's photograph behind the head of the plans, in the frame of the landscape. */
export const PlansBackgroundPhoto = ({ className }: { className: string }) => (
  <Photo
    className={`${className} ${photoStyles.plansBackground}`}
    src={background('src')}
    avif={background('avif')}
    webp={background('webp')}
    nightAvif={background('night-avif')}
    nightWebp={background('night-webp')}
    sizes="max(100vw, 960px)"
    width={1440}
    height={900}
  />
);
