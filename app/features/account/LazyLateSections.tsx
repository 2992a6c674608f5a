import { useLingui } from '@lingui/react/macro';
import type { Account } from '../../api/contract/accountSettings.ts';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { useLazyPart } from '../../feedback/useLazyPart.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { Card } from '../../ui/layout/Card.tsx';

const load = () => loadRareChunk(() => import('./LateSections.tsx'));

/** The sections that few members come for, loaded once the page is there. */
export function LazyLateSections({ account }: { account: Account }) {
  const { t } = useLingui();
  const part = useLazyPart('lateSections', load);
  if (part.data) return <part.data.LateSections account={account} />;
  if (!part.isError) return null;
  return (
    <Card>
      <QueryGate query={part} errorTitle={t`Error: this couldn’t be opened`}>
        {() => null}
      </QueryGate>
    </Card>
  );
}
