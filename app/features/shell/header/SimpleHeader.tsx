import { Trans } from '@lingui/react/macro';
import letters from '@phosphor-icons/core/regular/text-aa.svg?icon';
import { type ReactNode, useState } from 'react';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { HeaderButton } from '../../../ui/actions/HeaderButton.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';

interface SimpleHeaderProps {
  leadsHome?: boolean;
  /** Buttons at the end of the bar. Default: the display settings. */
  tools?: ReactNode;
  /** Content below the bar. */
  children?: ReactNode;
}

/** The header for guests and for pages that must be completed first: the logo and one button. */
export function SimpleHeader({ leadsHome = false, tools, children }: SimpleHeaderProps) {
  return (
    <header className={styles.root.simple}>
      <div className={styles.inner}>
        <Logo leadsHome={leadsHome} />
        {tools === undefined ? <DisplayButton /> : tools}
      </div>
      {children}
    </header>
  );
}

const loadDrawer = () => loadTranslatedChunk(async () => (await import('../display/DisplayDrawer.tsx')).DisplayDrawer);

/** A button that opens the display settings in headers without a menu. */
function DisplayButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderButton icon={letters} whenNarrow="word" open={open} onOpen={() => setOpen(true)}>
        <Trans>Text size</Trans>
      </HeaderButton>
      {open && (
        <LazyDialog load={loadDrawer} onClose={() => setOpen(false)}>
          {(DisplayDrawer) => <DisplayDrawer onClose={() => setOpen(false)} />}
        </LazyDialog>
      )}
    </>
  );
}
