import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QueryGate } from './QueryGate.tsx';
import { useLazyPart } from './useLazyPart.ts';

interface LazyPartProps<Part> {
  name: string;
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
}

/** A rare part of a page; one that could not be loaded is offered again in its own place. */
export function LazyPart<Part>({ name, load, children }: LazyPartProps<Part>) {
  const { t } = useLingui();
  return (
    <QueryGate query={useLazyPart(name, load)} errorTitle={t`Error: this couldn’t be opened`}>
      {children}
    </QueryGate>
  );
}
