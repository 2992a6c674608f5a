import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { site } from '../../../site/site.ts';
import { Disclosure } from '../../../ui/actions/Disclosure.tsx';
import { Footer } from './Footer.tsx';
import * as styles from './MemberFooter.css.ts';

/**
 * The footer of members, who come for people: the links in one line where there is room, and all else behind a button.
 */
export function MemberFooter({ links }: { links: readonly ReactNode[] }) {
  const { t } = useLingui();
  const label = site.multilingual ? t`Text, language and company` : t`Text size and company`;
  const hide = (content: ReactNode) => (
    <div className={styles.fold}>
      <Disclosure tone="quiet" openLabel={label} closeLabel={t`Show less`}>
        <div className={styles.unfolded}>{content}</div>
      </Disclosure>
    </div>
  );
  return <Footer links={links} folding={{ frame: styles.folded, links: styles.line, hide }} />;
}
