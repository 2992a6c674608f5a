import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { site } from '../../../site/site.ts';
import { DisplaySettings } from '../display/DisplaySettings.tsx';
import * as styles from './Footer.css.ts';
import { PrivacyLink } from './PrivacyLink.tsx';

interface FooterProps {
  /** Imprint, privacy policy, terms, help: one element each. */
  links: readonly ReactNode[];
}

/** At the end of every page that does not hide it, with the same entries in the same order (rule U7). */
export function Footer({ links }: FooterProps) {
  const { t } = useLingui();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <nav aria-label={t`Legal information and help`}>
          <ul className={styles.links}>
            {links.map((link, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
              <li key={position} className={styles.item}>
                {link}
              </li>
            ))}
            <li className={styles.item}>
              <PrivacyLink />
            </li>
          </ul>
        </nav>
        <DisplaySettings />
        <address className={styles.address}>
          <strong className={styles.line}>{site.companyName}</strong>
          <span className={styles.line}>{site.companyAddressLine1}</span>
          <span className={styles.line}>{site.companyAddressLine2}</span>
          <span className={styles.line}>{site.companyCountry}</span>
        </address>
      </div>
    </footer>
  );
}
