import * as styles from './Icon.css.ts';

/** Path data of a Phosphor icon, imported as `@phosphor-icons/core/regular/<name>.svg?icon`. */
export type IconSource = string;

interface IconProps {
  source: IconSource;
  size?: keyof typeof styles.size;
}

/** Always decorative: a text beside it says what it means. */
export function Icon({ source, size = 'medium' }: IconProps) {
  return (
    <svg className={styles.size[size]} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={source} />
    </svg>
  );
}
