import * as styles from './Icon.css.ts';

/** Source of a Phosphor drawing, imported as `@phosphor-icons/core/regular/<name>.svg?raw`. */
export type IconSource = string;

interface IconProps {
  source: IconSource;
  size?: keyof typeof styles.size;
}

/** Always decorative: a text beside it says what it means. */
export function Icon({ source, size = 'medium' }: IconProps) {
  return (
    <svg className={styles.size[size]} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={readPath(source)} />
    </svg>
  );
}

/** Each drawing is one path; taking out its data spares us from putting foreign markup into the page. */
const readPath = (source: IconSource) => / d="([^"]+)"/.exec(source)?.[1] ?? '';
