import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { useLazyPart } from '../../feedback/useLazyPart.ts';
import { Card } from '../../ui/layout/Card.tsx';

interface LazySectionProps {
  name: string;
  load: () => Promise<{ Section: ComponentType }>;
}

/** A section that is loaded once the page is there, because few members come for it. */
export function LazySection({ name, load }: LazySectionProps) {
  const { t } = useLingui();
  const part = useLazyPart(`account: ${name}`, load);
  if (part.data) return <part.data.Section />;
  if (!part.isError) return null;
  return (
    <Card>
      <QueryGate query={part} errorTitle={t`Error: this part of your account couldn’t be loaded`}>
        {() => null}
      </QueryGate>
    </Card>
  );
}
