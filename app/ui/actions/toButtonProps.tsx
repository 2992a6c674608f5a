import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as styles from './Button.css.ts';

export interface ButtonAppearance {
  /** Starts with a verb and names the thing. */
  children: ReactNode;
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  width?: keyof typeof styles.width;
  icon?: IconSource;
  /** Places the icon after the words, as an arrow that leads on. */
  iconAtEnd?: boolean;
}

/** Class name and content that buttons share with the links that look like them. */
export function toButtonProps(appearance: ButtonAppearance) {
  const { children, tone = 'primary', size = 'medium', width = 'auto', icon, iconAtEnd = false } = appearance;
  const drawnIcon = icon && <Icon source={icon} size={size === 'small' ? 'small' : 'medium'} />;
  return {
    className: `${styles.tone[tone]} ${styles.size[size]} ${styles.width[width]}`,
    children: (
      <>
        {!iconAtEnd && drawnIcon}
        <span className={styles.text}>{children}</span>
        {iconAtEnd && drawnIcon}
      </>
    ),
  };
}
