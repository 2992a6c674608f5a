import tall from 'art:photo-sign-in-tall/[key]';
import wide from 'art:photo-sign-in-wide/[key]';
import { site } from '../../site/site.ts';
import * as styles from './SignInPhoto.css.ts';

interface SourcesProps {
  avif: string;
  webp: string;
  media: string;
  sizes: string;
}

const Sources = ({ avif, webp, media, sizes }: SourcesProps) => (
  <>
    <source type="image/avif" media={media} srcSet={avif} sizes={sizes} />
    <source type="image/webp" media={media} srcSet={webp} sizes={sizes} />
  </>
);

const night = '(prefers-color-scheme: dark)';
const onDesktop = '(min-width: 1200px)';
const onPhones = '(min-width: 0px)';

/**
 * The brand's photograph in place of the landscape: beside the form the tall picture on desktops and the wide one on
 * phones, elsewhere the other way round.
 */
export const SignInPhoto = () => (
  <picture>
    {site.signIn === 'beside' ? (
      <>
        <Sources avif={tall('night-avif')} webp={tall('night-webp')} media={`${onDesktop} and ${night}`} sizes="54vw" />
        <Sources avif={tall('avif')} webp={tall('webp')} media={onDesktop} sizes="54vw" />
        <Sources avif={wide('night-avif')} webp={wide('night-webp')} media={night} sizes="100vw" />
        <Sources avif={wide('avif')} webp={wide('webp')} media={onPhones} sizes="100vw" />
      </>
    ) : (
      <>
        <Sources
          avif={wide('night-avif')}
          webp={wide('night-webp')}
          media={`${onDesktop} and ${night}`}
          sizes="100vw"
        />
        <Sources avif={wide('avif')} webp={wide('webp')} media={onDesktop} sizes="100vw" />
        <Sources avif={tall('night-avif')} webp={tall('night-webp')} media={night} sizes="100vw" />
        <Sources avif={tall('avif')} webp={tall('webp')} media={onPhones} sizes="100vw" />
      </>
    )}
    {/* Lazy, so that it is not loaded where another page hides it. */}
    <img
      className={site.signIn === 'beside' ? styles.tallOnDesktop : styles.wideOnDesktop}
      src={site.signIn === 'beside' ? wide('src') : tall('src')}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority="high"
    />
  </picture>
);
