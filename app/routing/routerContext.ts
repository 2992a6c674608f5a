import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createContext, RouterContextProvider } from 'react-router';

/** What loaders work with; components have the same store and client from React's contexts. */
export interface AppContext {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
}

export const appContext = createContext<AppContext>();

/** Gives the `getContext` of a router. */
export const provideAppContext = (context: AppContext) => () =>
  new RouterContextProvider(new Map([[appContext, context]]));
