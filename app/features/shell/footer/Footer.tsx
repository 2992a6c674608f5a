import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { site } from '../../../site/site.ts';
import { DialogButton } from '../../../ui/overlays/DialogButton.tsx';
import { DisplaySettings } from '../display/DisplaySettings.tsx';
import * as styles from './Footer.css.ts';

interface FooterProps {
  /** One element for each entry, such as imprint and help. */
  links: readonly ReactNode[];
  /** Styles of another arrangement, and what hides all but the links. */
  folding?: { frame: string; links: string; hide: (content: ReactNode) => ReactNode };
}

/** The footer, with the same entries in the same order on every page (rule U7). */
export function Footer({ links, folding }: FooterProps) {
  const { t } = useLingui();
  const content = (
    <>
      <DisplaySettings />
      <address className={styles.address} translate="no">
        <strong>{site.companyName}</strong>
        <span>
          {[site.companyAddressLine1, site.companyAddressLine2, site.companyCountryNames[activeLocale()]].join('\n')}
        </span>
      </address>
    </>
  );
  return (
    <footer className={styles.root}>
      <div className={folding ? folding.frame : styles.inner}>
        <nav aria-label={t`Legal information and help`}>
          <ul className={folding ? folding.links : styles.links}>
            {links.map((link, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
              <li key={index} className={styles.item}>
                {link}
              </li>
            ))}
            <li className={styles.item}>
              <DialogButton label={t`Privacy choices`}>
                {(close) => (
                  <LazyDialog load={loadPrivacyChoices} onClose={close}>
                    {(PrivacyChoicesDialog) => <PrivacyChoicesDialog onClose={close} />}
                  </LazyDialog>
                )}
              </DialogButton>
            </li>
          </ul>
        </nav>
        {folding ? folding.hide(content) : content}
      </div>
    </footer>
  );
}

const loadPrivacyChoices = () =>
  loadRareChunk(async () => (await import('./PrivacyChoicesDialog.tsx')).PrivacyChoicesDialog);
