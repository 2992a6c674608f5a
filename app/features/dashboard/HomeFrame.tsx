import type { ReactNode } from 'react';
import { site } from '../../site/site.ts';
import * as styles from './dashboard.css.ts';
import { homeAttribute } from './homeCompositions.ts';

/** The frame of the home page, which tells the styles the composition of the site. */
export const HomeFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.root} {...{ [homeAttribute]: site.home }}>
    {children}
  </div>
);
