import { useLingui } from '@lingui/react/macro';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { useLazyPart } from '../../feedback/useLazyPart.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import type { BlockControlProps } from './BlockControl.tsx';

const load = () => loadRareChunk(() => import('./BlockControl.tsx'));

/** The button that blocks or unblocks a member, loaded when it is shown; without a name it comes without its text. */
export function LazyBlockControl({ name, ...props }: Omit<BlockControlProps, 'name'> & { name?: string }) {
  const { t } = useLingui();
  return (
    <QueryGate query={useLazyPart('blockControl', load)} errorTitle={t`Error: this couldn’t be opened`}>
      {({ BlockControl, BlockButton }) =>
        name === undefined ? <BlockButton {...props} /> : <BlockControl name={name} {...props} />
      }
    </QueryGate>
  );
}
