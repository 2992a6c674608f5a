import type { AvatarSource } from './Avatar.tsx';
import { Initial } from './Initial.tsx';
import * as styles from './PortraitImage.css.ts';
import { toFocusStyle } from './toFocusStyle.ts';
import { useLoadableImage } from './useLoadableImage.ts';

interface PortraitImageProps extends AvatarSource {
  shape: keyof typeof styles.shape;
  /** Empty where the name is beside it. */
  alt: string;
  /** Says below the initial that there is no picture; not for a picture that does not load. */
  missingText?: string;
  /** Visible when the page opens. */
  eager?: boolean;
}

/**
 * A picture of a member, as large as its container; small round ones beside a name are `Avatar`. Without a picture, or
 * when it does not load, it shows the initial. `missingText` says below it that there is no picture.
 */
export function PortraitImage(props: PortraitImageProps) {
  const { picture, initial, tone, shape, alt, missingText, eager = false } = props;
  const { src, onError } = useLoadableImage(picture);
  return (
    <div className={styles.shape[shape]} data-face="">
      {src === null ? (
        <span {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Initial initial={initial} tone={tone} shape={shape === 'square' ? 'round' : 'portrait'}>
            {picture === null ? missingText : undefined}
          </Initial>
        </span>
      ) : (
        <img
          className={styles.cover}
          style={toFocusStyle(src)}
          src={src}
          onError={onError}
          alt={alt}
          width="400"
          height={shape === 'square' ? 400 : 500}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
