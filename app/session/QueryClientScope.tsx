import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { queryClientAtom } from '../api/queryClient.atom.ts';

/** Gives the cache of server data to what is inside: all pages of members, and what guests open that asks a server. */
export const QueryClientScope = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={useAtomValue(queryClientAtom)}>{children}</QueryClientProvider>
);
