import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { type LegalName, legalEntries } from './legal.model.ts';

const LegalDialog = lazy(async () => ({ default: (await loadScreen(() => import('./LegalDialog.tsx'))).LegalDialog }));

/** Opens one of the legal documents over the page. */
export function LegalLink({ name }: { name: LegalName }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton opensDialog onClick={() => setOpen(true)}>
        {t(legalEntries[name].label)}
      </TextButton>
      {open && (
        <Suspense>
          <LegalDialog name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
