import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

type ConsentGateProps<Data> = Pick<ComponentProps<typeof QueryGate<Data>>, 'query' | 'children'> & {
  onSkip?: (() => void) | undefined;
};

/** Waits for what the question for a consent needs, or says why it could not be loaded, with the way past it. */
export function ConsentGate<Data>({ query, onSkip, children }: ConsentGateProps<Data>) {
  const { t } = useLingui();
  const gate = (
    <QueryGate query={query} errorTitle={t`Error: the question couldn’t be loaded`}>
      {children}
    </QueryGate>
  );
  if (!onSkip || !query.isError || query.data !== undefined) return gate;
  return (
    <Stack align="start">
      {gate}
      <TextButton onClick={onSkip}>
        <Trans>Answer later</Trans>
      </TextButton>
    </Stack>
  );
}
