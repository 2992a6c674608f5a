import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { queryClientAtom } from '../api/queryClient.atom.ts';

/** Provides the query cache: to all pages of members, and to guest pages that ask a server. */
export const QueryClientScope = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={useAtomValue(queryClientAtom)}>{children}</QueryClientProvider>
);
