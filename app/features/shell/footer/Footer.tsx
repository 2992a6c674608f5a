import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { site } from '../../../site/site.ts';
import { Disclosure } from '../../../ui/actions/Disclosure.tsx';
import { DialogButton } from '../../../ui/overlays/DialogButton.tsx';
import { DisplaySettings } from '../display/DisplaySettings.tsx';
import * as styles from './Footer.css.ts';

interface FooterProps {
  /** One element for each entry, such as imprint and help. */
  links: readonly ReactNode[];
  /** Whether the links are in one line, and all else is behind a button, as for members, who come for people. */
  folded: boolean;
}

/** The footer, with the same entries in the same order on every page (rule U7). */
export function Footer({ links, folded }: FooterProps) {
  const { t } = useLingui();
  if (!folded) {
    return (
      <footer className={styles.root}>
        <div className={styles.inner}>
          <FooterLinks links={links} className={styles.links} />
          <FooterContent />
        </div>
      </footer>
    );
  }
  return (
    <footer className={styles.root}>
      <div className={styles.folded}>
        <FooterLinks links={links} className={styles.line} />
        <Disclosure tone="quiet" openLabel={t`Text size and company`} closeLabel={t`Show less`}>
          <div className={styles.unfolded}>
            <FooterContent />
          </div>
        </Disclosure>
      </div>
    </footer>
  );
}

function FooterContent() {
  return (
    <>
      <DisplaySettings />
      <address className={styles.address} translate="no">
        <strong className={styles.addressLine}>{site.companyName}</strong>
        <span className={styles.addressLine}>{site.companyAddressLine1}</span>
        <span className={styles.addressLine}>{site.companyAddressLine2}</span>
        <span className={styles.addressLine}>{site.companyCountryNames[activeLocale()]}</span>
      </address>
    </>
  );
}

function FooterLinks({ links, className }: Pick<FooterProps, 'links'> & { className: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Legal information and help`}>
      <ul className={className}>
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
  );
}

const loadPrivacyChoices = () =>
  loadRareChunk(async () => (await import('./PrivacyChoicesDialog.tsx')).PrivacyChoicesDialog);
