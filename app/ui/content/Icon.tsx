import * as styles from './Icon.css.ts';

/** Path data of a Phosphor icon, imported as `@phosphor-icons/core/regular/<name>.svg?icon`. */
export type IconSource = string;

interface IconProps {
  source: IconSource;
  size?: keyof typeof styles.size;
}

/**
 * An icon in the colour and, where it is `tiny`, in the size of the text. It is always decorative: a text beside it
 * says what it means. The shape of a message is a `ToneIcon`.
 */
export function Icon({ source, size = 'medium' }: IconProps) {
  return (
    <svg className={styles.size[size]} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={source} />
    </svg>
  );
}
